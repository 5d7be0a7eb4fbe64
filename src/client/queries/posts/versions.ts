import { type QueryClient, useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { ModelId } from '#shared/rules/models'
import type { Outcome } from '../outcome.ts'
import { type PostDetail, refreshAfterWriting, refreshAllowance, showVersion } from './post-cache.ts'

/** Everything that changes a post's text, and its effects on cached lists and counts. */

/**
 * Writes a post.
 * @param write sends the request and follows the stream of its response
 */
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

/** By then the server has noticed the disconnect and stored the text written so far. */
const noticedMs = 1_000

/**
 * A writing run that was cancelled or lost its connection may have left a draft, which counts. A run refused because no
 * post is left means that the shown count was outdated.
 */
export function refreshAfterFailedWriting(cache: QueryClient, error: Error): void {
  const code = error instanceof ApiError ? error.code : null
  if (error.name === 'AbortError' || code === 'unreachable') setTimeout(() => refreshAfterWriting(cache), noticedMs)
  if (code === 'quota_exceeded' || code === 'trial_ended') refreshAllowance(cache)
}

/**
 * Writes another version of a post.
 * @param write sends the request and follows the stream of its response
 */
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

/**
 * Switches to an earlier or later version of a post.
 * @param before runs first: saves unsaved changes
 */
export function useChooseVersion(
  id: string,
  before: () => Promise<unknown>,
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

/**
 * Rewrites one passage of a post.
 * @param before runs first: saves unsaved changes
 */
export function useRewritePassage(
  id: string,
  before: () => Promise<unknown>,
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

/**
 * Suggests other openings of a post.
 * @param before runs first: saves unsaved changes
 */
export function useSuggestOpenings(
  id: string,
  before: () => Promise<unknown>,
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
