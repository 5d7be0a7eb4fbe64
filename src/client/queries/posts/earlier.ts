import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'
import type { Post } from './post-cache.ts'

/** What a post has in common with what its author posted before. */

export type Repeated = Answer<'listRepeated'>[number]

export function useRepeated({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>, isAsked: boolean) {
  return useQuery({
    queryKey: postKeys.repeated(id, updatedAt),
    queryFn: ({ signal }) => callApi('listRepeated', { params: { id }, signal }),
    enabled: isAsked,
  })
}

/** Asks a model; the answer is of the text that was saved then. */
export function useAskContradictions({ id }: Pick<Post, 'id'>) {
  return useMutation({
    mutationFn: (signal: AbortSignal) => callApi('askModelForContradictions', { params: { id }, body: {}, signal }),
  })
}
