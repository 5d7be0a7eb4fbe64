import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useFetchedCode } from '#client/lib/use-fetched-code'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import type { SourceInstruction } from '#shared/grounding/ground-post'
import { checkPost, sourcesOf } from './check-post.ts'
import { checkingCode } from './checking-code.ts'
import { CheckingContext, type CheckingState } from './use-checking.ts'
import { useSourceIndex } from './use-source-index.ts'

const none: readonly string[] = []
const noInstructions: readonly SourceInstruction[] = []

/**
 * Checks a finished post against its source while it is shown and edited, for the marks in its text and the list beside it.
 * Code and source are loaded after the post is on the screen.
 */
export function Checking({ post, text, children }: { post: Post; text: string; children: ReactNode }) {
  const detail = useStoredPost(post.id)
  const { code, error: codeError, isFetching: isFetchingCode, retry: retryCode } = useFetchedCode(checkingCode)
  const [pointed, point] = useState<string | null>(null)
  const revealer = useRef<CheckingState['revealer']['current']>(null)

  // the rest of what is kept changes as the post is edited, and indexing sources takes its time
  const { sourceText, article, moreArticles, citedTexts, isReadingCited = false } = detail.data ?? {}
  const given = useMemo(
    () =>
      sourceText === undefined || !article || !moreArticles || !citedTexts
        ? null
        : sourcesOf({ sourceText, article, moreArticles, citedTexts }),
    [sourceText, article, moreArticles, citedTexts],
  )
  const indexed = useSourceIndex(code?.prepareGrounding, given)
  const sources = indexed?.sources ?? null

  const checkedText = useDeferredValue(text)
  const { language, userOpinion: opinion } = post
  const claims = useMemo(
    () => (indexed ? checkPost(indexed.grounding, indexed.sources, checkedText, { language, opinion }) : []),
    [indexed, checkedText, language, opinion],
  )

  const { error: sourceError, refetch: refetchSource } = detail
  const retry = useCallback(() => {
    if (sourceError) void refetchSource()
    if (codeError) retryCode()
  }, [sourceError, refetchSource, codeError, retryCode])

  const instructions = indexed?.grounding.instructions ?? noInstructions
  const Report = code?.CheckingReport ?? null
  const accepted = detail.data?.acceptedClaims ?? none
  const error = sourceError ?? codeError
  const isRetrying = detail.isFetching || isFetchingCode
  // the same object until something of it changes: a letter typed is no change before it is checked
  const state = useMemo(
    () => ({
      post,
      sources,
      isReadingCited,
      Report,
      claims,
      instructions,
      checkedText,
      accepted,
      error,
      isRetrying,
      retry,
      pointed,
      point,
      revealer,
    }),
    [
      post,
      sources,
      isReadingCited,
      Report,
      claims,
      instructions,
      checkedText,
      accepted,
      error,
      isRetrying,
      retry,
      pointed,
    ],
  )
  return <CheckingContext value={state}>{children}</CheckingContext>
}
