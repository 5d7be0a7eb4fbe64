import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { typingPauseMs, useDebounced } from '#client/lib/use-debounced'
import { useFetchedCode } from '#client/lib/use-fetched-code'
import { useAcceptClaims } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import type { SourceInstruction } from '#shared/grounding/ground-post'
import type { Mention } from '#shared/rules/mentions'
import { type CheckedClaim, checkPost, repairText, type Sentence, sourcesOf } from './check-post.ts'
import { checkingCode } from './checking-code.ts'
import { carryClaims } from './mark-text.ts'
import { ownWordsOf } from './own-words.ts'
import { CheckingContext, type CheckingState } from './use-checking.ts'
import { useSourceIndex } from './use-source-index.ts'
import { useVisualClaims } from './use-visual-claims.ts'

const none: readonly string[] = []
const noInstructions: readonly SourceInstruction[] = []

/**
 * Checks a finished post against its source while it is shown and edited, for the marks in its text and the list next
 * to it. Code and source load after the post is on screen.
 */
export function Checking({
  post,
  text,
  mentions = post.mentions,
  onReplace,
  children,
}: {
  post: Post
  text: string
  /** Those of the text, where it is not the stored one. */
  mentions?: readonly Mention[]
  onReplace: CheckingState['replaceText']
  children: ReactNode
}) {
  const detail = useStoredPost(post.id)
  const { code, error: codeError, isFetching: isFetchingCode, retry: retryCode } = useFetchedCode(checkingCode)
  const [highlighted, highlight] = useState<string | null>(null)
  const [shownSentence, showSentence] = useState<Sentence | null>(null)
  const revealer = useRef<CheckingState['revealer']['current']>(null)

  // other stored fields change as the post is edited, and indexing sources takes time
  const { sourceText, article, moreArticles, citedTexts, isReadingCited = false } = detail.data ?? {}
  const given = useMemo(
    () =>
      sourceText === undefined || !article || !moreArticles || !citedTexts
        ? null
        : sourcesOf({ sourceText, article, moreArticles, citedTexts }),
    [sourceText, article, moreArticles, citedTexts],
  )
  const indexed = useSourceIndex(code?.prepareGrounding, given)
  const { sources = null, grounding = null } = indexed ?? {}

  const checkedText = useDeferredValue(useDebounced(text, typingPauseMs))
  const { language, userOpinion } = post
  const opinion = ownWordsOf(userOpinion, detail.data?.versions)
  const claims = useMemo(
    () => (indexed ? checkPost(indexed.grounding, indexed.sources, checkedText, { language, opinion, mentions }) : []),
    [indexed, checkedText, language, opinion, mentions],
  )

  const visualClaims = useVisualClaims({ language, opinion }, detail.data?.visual ?? null, indexed)

  const { error: sourceError, refetch: refetchSource } = detail
  const retry = useCallback(() => {
    if (sourceError) void refetchSource()
    if (codeError) retryCode()
  }, [sourceError, refetchSource, codeError, retryCode])

  const accept = useAcceptClaims(post.id)
  const latest = useRef({ text, claims, checkedText, onReplace })
  useEffect(() => {
    latest.current = { text, claims, checkedText, onReplace }
  })
  const replaceText = useCallback((next: string) => latest.current.onReplace(next), [])
  const repair = useCallback(({ key }: CheckedClaim) => {
    const now = latest.current
    void now.onReplace(repairText(now.text, carryClaims(now.claims, now.checkedText, now.text), [key]))
  }, [])

  const instructions = grounding?.instructions ?? noInstructions
  const isUnreadable = grounding?.isUnreadable ?? false
  const Report = code?.CheckingReport ?? null
  const accepted = detail.data?.acceptedClaims ?? none
  const error = sourceError ?? codeError
  const isRetrying = detail.isFetching || isFetchingCode
  // the same object until part of it changes: a typed letter is no change before it is checked
  const state = useMemo(
    () => ({
      post,
      sources,
      grounding,
      isReadingCited,
      Report,
      claims,
      visualClaims,
      instructions,
      isUnreadable,
      checkedText,
      mentions,
      accepted,
      accept,
      repair,
      replaceText,
      error,
      isRetrying,
      retry,
      highlighted,
      highlight,
      revealer,
      shownSentence,
      showSentence,
    }),
    [
      post,
      sources,
      grounding,
      isReadingCited,
      Report,
      claims,
      visualClaims,
      instructions,
      isUnreadable,
      checkedText,
      mentions,
      accepted,
      accept,
      repair,
      replaceText,
      error,
      isRetrying,
      retry,
      highlighted,
      shownSentence,
    ],
  )
  return <CheckingContext value={state}>{children}</CheckingContext>
}
