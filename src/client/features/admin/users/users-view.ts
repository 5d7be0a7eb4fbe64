import type { Query } from '#shared/contract/contract'
import { filterTexts } from './texts.ts'

/** Which users are listed and how, as it stands in the address. */

export type UserSort = NonNullable<NonNullable<Query<'listUsers'>>['sort']>

export interface UserFilters {
  q: string
  sort: UserSort
}

export const sorts = Object.keys(filterTexts.sorts) as UserSort[]
/** As long as the server takes. */
export const maxSearchCharacters = 200

export const everyone: UserFilters = { q: '', sort: 'newest' }

export function filtersFrom(params: URLSearchParams): UserFilters {
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxSearchCharacters),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? everyone.sort,
  }
}

/** What is as usual is left out of the address. */
export function withFilters(params: URLSearchParams, { q, sort }: UserFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  if (q.trim()) next.set('q', q.trim())
  else next.delete('q')
  if (sort === everyone.sort) next.delete('sort')
  else next.set('sort', sort)
  return next
}
