import '#client/styles/checking.css'
import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Post } from '../posts-cache.ts'
import { useStoredPost } from '../use-posts.ts'
import { type CheckedClaim, checkPost, type Source, sourcesOf } from './check-post.ts'
import { codeQuery } from './load-code.ts'

interface CheckingState {
  post: Post
  /** What the post is checked against; null until it is here, and when it could not be loaded. */
  sources: readonly Source[] | null
  /** Whether cited pages are still being read, which will then be sources too. */
  isReadingCited: boolean
  claims: readonly CheckedClaim[]
  /** What `claims` were found in: while typing, a moment behind the text. */
  checkedText: string
  /** Claims not in the source that the author stands behind all the same. */
  accepted: readonly string[]
  error: Error | null
  isRetrying: boolean
  retry: () => void
  /** The key of the claim whose sentence is lit. */
  pointed: string | null
  point: (key: string | null) => void
  /** Set by the text on the page: brings a claim of it into view. */
  revealer: RefObject<((claim: CheckedClaim) => void) | null>
}

const none: readonly string[] = []

const CheckingContext = createContext<CheckingState | null>(null)

/**
 * Checks a finished post against its source while it is shown and edited, for the marks in its text and the list beside it.
 * Code and source are loaded after the post is on the screen.
 */
export function Checking({ post, text, children }: { post: Post; text: string; children: ReactNode }) {
  const detail = useStoredPost(post.id)
  const code = useQuery(codeQuery)
  const [pointed, point] = useState<string | null>(null)
  const revealer = useRef<CheckingState['revealer']['current']>(null)

  // the rest of what is kept changes as the post is edited, and indexing sources takes its time
  const { sourceText, article, citedTexts, isReadingCited = false } = detail.data ?? {}
  const sources = useMemo(
    () => (sourceText === undefined || !article || !citedTexts ? null : sourcesOf({ sourceText, article, citedTexts })),
    [sourceText, article, citedTexts],
  )
  const createGrounding = code.data?.createGrounding
  const grounding = useMemo(
    () => (createGrounding && sources ? createGrounding(sources.map((source) => source.text)) : null),
    [createGrounding, sources],
  )

  const checkedText = useDeferredValue(text)
  const { language, userOpinion: opinion } = post
  const claims = useMemo(
    () => (grounding && sources ? checkPost(grounding, sources, checkedText, { language, opinion }) : []),
    [grounding, sources, checkedText, language, opinion],
  )

  const { error: sourceError, refetch: refetchSource } = detail
  const { error: codeError, refetch: refetchCode } = code
  const retry = useCallback(() => {
    if (sourceError) void refetchSource()
    if (codeError) void refetchCode()
  }, [sourceError, refetchSource, codeError, refetchCode])

  const accepted = detail.data?.acceptedClaims ?? none
  const error = sourceError ?? codeError
  const isRetrying = detail.isFetching || code.isFetching
  // the same object until something of it changes: a letter typed is no change before it is checked
  const state = useMemo(
    () => ({
      post,
      sources,
      isReadingCited,
      claims,
      checkedText,
      accepted,
      error,
      isRetrying,
      retry,
      pointed,
      point,
      revealer,
    }),
    [post, sources, isReadingCited, claims, checkedText, accepted, error, isRetrying, retry, pointed],
  )
  return <CheckingContext value={state}>{children}</CheckingContext>
}

export function useChecking(): CheckingState {
  const state = use(CheckingContext)
  if (!state) throw new Error('A checked text stands inside <Checking>.')
  return state
}
