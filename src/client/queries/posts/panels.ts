import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'
import type { Post } from './post-cache.ts'

/** What the panels beside a post look up. A saved change makes another text, so both are asked for again after one. */

export type Provenance = Answer<'getProvenance'>

/** Everything a post came from. */
export function useProvenance({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>) {
  return useQuery({
    queryKey: postKeys.provenance(id, updatedAt),
    queryFn: ({ signal }) => callApi('getProvenance', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The author's earlier posts that say much the same. */
export function useSimilarPosts({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>, isAsked: boolean) {
  return useQuery({
    queryKey: postKeys.similar(id, updatedAt),
    queryFn: ({ signal }) => callApi('listSimilarPosts', { params: { id }, signal }),
    enabled: isAsked,
  })
}
