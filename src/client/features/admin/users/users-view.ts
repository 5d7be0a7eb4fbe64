import type { UserSort } from '#client/queries/admin-users'

/** The search and order of the user list, stored in the address. */

export interface UserFilters {
  q: string
  sort: UserSort
}

/** In menu order. */
export const sorts: readonly UserSort[] = ['newest', 'oldest', 'name', 'email', 'posts']
/** The server's limit. */
export const maxSearchCharacters = 200

export const everyone: UserFilters = { q: '', sort: 'newest' }

export function filtersFrom(params: URLSearchParams): UserFilters {
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxSearchCharacters),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? everyone.sort,
  }
}

/** Defaults are left out of the address. */
export function withFilters(params: URLSearchParams, { q, sort }: UserFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  if (q.trim()) next.set('q', q.trim())
  else next.delete('q')
  if (sort === everyone.sort) next.delete('sort')
  else next.set('sort', sort)
  return next
}
