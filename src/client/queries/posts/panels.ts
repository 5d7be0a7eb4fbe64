import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'
import type { Post } from './post-cache.ts'

/** The data of the panels next to a post. A saved edit changes the text, so both are refetched after it. */

export type Provenance = Answer<'getProvenance'>

/** Everything a post was made from. */
export function useProvenance({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>) {
  return useQuery({
    queryKey: postKeys.provenance(id, updatedAt),
    queryFn: ({ signal }) => callApi('getProvenance', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The author's earlier posts with much the same content. */
export function useSimilarPosts({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>, isAsked: boolean) {
  return useQuery({
    queryKey: postKeys.similar(id, updatedAt),
    queryFn: ({ signal }) => callApi('listSimilarPosts', { params: { id }, signal }),
    enabled: isAsked,
  })
}
