import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { type Post, postKeys } from '../posts-cache.ts'

export type Provenance = Answer<'getProvenance'>

/** Everything a post came from, asked for again when the post was changed. */
export function useProvenance({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>) {
  return useQuery({
    queryKey: [...postKeys.one(id), 'provenance', updatedAt],
    queryFn: ({ signal }) => callApi('getProvenance', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
}
