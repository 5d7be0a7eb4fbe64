import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Post } from './post-cache.ts'

/** "Ask the model too": what a model said of a post's sentences, and asking one. */

export type ModelCheck = Answer<'askModelToCheck'>
type Kept = Answer<'getModelCheck'>
type Asked = Pick<Post, 'id' | 'updatedAt'>

/** What is kept for the text that the post has now. */
export function useModelCheck({ id, updatedAt }: Asked) {
  return useQuery({
    queryKey: postKeys.modelCheck(id, updatedAt),
    queryFn: ({ signal }) => callApi('getModelCheck', { params: { id }, signal }),
  })
}

/** By posts: whoever shows one can call it off. */
const running = new Map<string, AbortController>()

/** Asks a model, and how the last asking stands, wherever it was begun. */
export function useAskModel({ id, updatedAt }: Asked) {
  const cache = useQueryClient()
  const mutationKey = [...queryKeys.modelChecks, 'ask', id]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (signal: AbortSignal) => callApi('askModelToCheck', { params: { id }, body: {}, signal }),
    onSuccess: (check) =>
      cache.setQueryData<Kept>(postKeys.modelCheck(id, updatedAt), (kept) => ({
        asksAfterEachPost: kept?.asksAfterEachPost ?? false,
        check,
      })),
  })
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1)
  const wasCancelled = last?.variables instanceof AbortSignal && last.variables.aborted

  return {
    isAsking: last?.status === 'pending' && !wasCancelled,
    error: last?.status === 'error' && !wasCancelled ? (last.error as Error) : null,
    ask: () => {
      const controller = new AbortController()
      running.set(id, controller)
      mutate(controller.signal)
    },
    cancel: () => running.get(id)?.abort(),
  }
}

/** Whether a model is asked after each new post. */
export function useSetModelCheck(post: Asked) {
  const cache = useQueryClient()
  const key = postKeys.modelCheck(post.id, post.updatedAt)
  const show = (asksAfterEachPost: boolean) =>
    cache.setQueryData<Kept>(key, (kept) => kept && { ...kept, asksAfterEachPost })
  const { mutate } = useMutation({
    mutationFn: (asksAfterEachPost: boolean) => callApi('setModelCheck', { body: { asksAfterEachPost } }),
    onMutate: (asks) => void show(asks),
    onError: (_, asks) => show(!asks),
  })
  return mutate
}
