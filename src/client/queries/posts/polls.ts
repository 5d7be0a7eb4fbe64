import { type QueryClient, useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'
import { changeDetail } from './post-cache.ts'
import { useStoredPost } from './read-posts.ts'

/** The poll of a post. */

export type StoredPoll = Answer<'savePoll'>

/** It comes with the post; its data is null for a post without one. @param postId null loads nothing */
export function usePoll(postId: string | null) {
  const { data, ...query } = useStoredPost(postId)
  return { ...query, data: data?.poll }
}

export type WrittenPoll = Body<'savePoll'> & {
  /** The version that its author saw; 0: there was none. */
  begunFrom: number
}

/** A poll that someone else has saved meanwhile is not replaced: see `newerPollOf`. */
export function useSavePoll(postId: string) {
  return useMutation({
    mutationFn: ({ begunFrom, ...body }: WrittenPoll) =>
      callApi('savePoll', { params: { id: postId }, body, begunFrom }),
    onSuccess: (saved, _, __, { client }) => showPoll(client, postId, saved),
    onError: (error, _, __, { client }) => {
      const newer = newerPollOf(error)
      if (newer !== undefined) showPoll(client, postId, newer)
    },
  })
}

/** What is stored instead of the poll that a save began from, null for none; undefined for another failure. */
export function newerPollOf(error: Error): StoredPoll | null | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'pollChangedElsewhere') return undefined
  return (error.current as { poll: StoredPoll | null } | undefined)?.poll
}

export function useRemovePoll(postId: string, outcome: Outcome<unknown, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('deletePoll', { params: { id: postId } }),
    onSuccess: (answer, _, __, { client }) => {
      showPoll(client, postId, null)
      outcome.onSuccess?.(answer)
    },
    onError: (error) => outcome.onError?.(error),
  })
}

/** Planned publications attach what the post has by then, and the approval may be for something else. */
function showPoll(client: QueryClient, postId: string, poll: StoredPoll | null): void {
  changeDetail(client, postId, (kept) => ({ ...kept, poll }))
  void client.invalidateQueries({ queryKey: queryKeys.publications })
  void client.invalidateQueries({ queryKey: queryKeys.reviews })
}
