import { type QueryClient, useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { ModelId } from '#shared/rules/models'
import type { Outcome } from '../outcome.ts'
import { type PostDetail, refreshAfterWriting, refreshAllowance, showVersion } from './post-cache.ts'

/** What makes a post's text anew, and what follows from it for the lists and counts that are cached. */

/** Writes a post. @param write sends the request and follows the stream of its answer */
export function useWritePost<Variables>(
  write: (variables: Variables) => Promise<Answer<'generatePost'>>,
  { onSuccess, onError }: Outcome<Answer<'generatePost'>, Variables> = {},
) {
  return useMutation({
    mutationFn: write,
    onSuccess: (post, variables, _, { client }) => {
      refreshAfterWriting(client)
      onSuccess?.(post, variables)
    },
    onError: (error, variables, _, { client }) => {
      refreshAfterFailedWriting(client, error)
      onError?.(error, variables)
    },
  })
}

/** By then the server has noticed that nobody listens any more, and has stored what it had written. */
const noticedMs = 1_000

/**
 * A writing that was cancelled or whose connection was lost may have left a draft, which counts. One that was refused
 * because no post is left says that the count shown was out of date.
 */
export function refreshAfterFailedWriting(cache: QueryClient, error: Error): void {
  const code = error instanceof ApiError ? error.code : null
  if (error.name === 'AbortError' || code === 'unreachable') setTimeout(() => refreshAfterWriting(cache), noticedMs)
  if (code === 'quota_exceeded' || code === 'trial_ended') refreshAllowance(cache)
}

/** Writes another version of a post. @param write sends the request and follows the stream of its answer */
export function useRefinePost<Variables>(
  write: (variables: Variables) => Promise<PostDetail>,
  { onSuccess, onError }: Outcome<PostDetail, Variables> = {},
) {
  return useMutation({
    mutationFn: write,
    onSuccess: (refined, variables, _, { client }) => {
      showVersion(client, refined)
      onSuccess?.(refined, variables)
    },
    onError,
  })
}

/** Goes back to an earlier version of a post, or on to a later one. @param before done first: saving what is unsaved */
export function useChooseVersion(
  id: string,
  before: () => Promise<void>,
  { onSuccess, onError }: Outcome<PostDetail, number> = {},
) {
  return useMutation({
    mutationFn: async (number: number) => {
      await before()
      return await callApi('chooseVersion', { params: { id }, body: { number } })
    },
    onSuccess: (changed, number, _, { client }) => {
      showVersion(client, changed)
      onSuccess?.(changed, number)
    },
    onError,
  })
}

export interface PassageWish extends Body<'rewritePassage'> {
  signal: AbortSignal
}

/** Has one passage of a post worded anew. @param before done first: saving what is unsaved */
export function useRewritePassage(
  id: string,
  before: () => Promise<void>,
  { onSuccess, onError }: Outcome<PostDetail, PassageWish> = {},
) {
  return useMutation({
    mutationFn: async ({ signal, ...body }: PassageWish) => {
      await before()
      return await callApi('rewritePassage', { params: { id }, body, signal })
    },
    onSuccess: (rewritten, wish, _, { client }) => {
      showVersion(client, rewritten)
      onSuccess?.(rewritten, wish)
    },
    onError,
  })
}

interface OpeningsWish {
  model: ModelId
  signal: AbortSignal
}

/** Asks for other first lines of a post. @param before done first: saving what is unsaved */
export function useSuggestOpenings(
  id: string,
  before: () => Promise<void>,
  { onSuccess, onError }: Outcome<Answer<'suggestOpenings'>, OpeningsWish> = {},
) {
  return useMutation({
    mutationFn: async ({ model, signal }: OpeningsWish) => {
      await before()
      return await callApi('suggestOpenings', { params: { id }, body: { model }, signal })
    },
    onSuccess,
    onError,
  })
}
