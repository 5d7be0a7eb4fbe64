import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Post } from './post-cache.ts'

/** "Second opinion": a model's check of a post's sentences, and how to request one. */

export type ModelCheck = Answer<'askModelToCheck'>
type Kept = Answer<'getModelCheck'>
type Asked = Pick<Post, 'id' | 'updatedAt'>

/** The stored check of the post's current text. @param isWanted false loads nothing */
export function useModelCheck({ id, updatedAt }: Asked, isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: postKeys.modelCheck(id, updatedAt),
    queryFn: ({ signal }) => callApi('getModelCheck', { params: { id }, signal }),
  })
}

/** By post, so that any component that shows the post can cancel it. */
const running = new Map<string, AbortController>()

/** Requests a check, and returns the state of the latest one, wherever it was started. */
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

/** Whether a model checks each new post. */
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
