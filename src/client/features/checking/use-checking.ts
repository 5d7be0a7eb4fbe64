import { type ComponentType, createContext, type RefObject, use } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import type { Grounding, SourceInstruction } from '#shared/grounding/ground-post'
import type { Mention } from '#shared/rules/mentions'
import type { Span } from '#shared/text/sentences'
import type { CheckedClaim, Sentence, Source } from './check-post.ts'

export interface CheckingState {
  post: Post
  /** The texts that the post is checked against; null until loaded and indexed, and if loading failed. */
  sources: readonly Source[] | null
  /** Their index; null as above. */
  grounding: Grounding | null
  /** Whether cited pages, which will be sources too, are still being read. */
  isReadingCited: boolean
  /** The list of the findings; null until its code has loaded. */
  Report: ComponentType<{ sources: readonly Source[] }> | null
  claims: readonly CheckedClaim[]
  /** The same on the visual of the post, each with its page. */
  visualClaims: readonly CheckedClaim[]
  /** Instructions in the sources addressed to machines rather than readers. */
  instructions: readonly SourceInstruction[]
  /** Whether the source is in a language that the check does not know. */
  isUnreadable: boolean
  /** The text that `claims` were found in: behind the text until typing pauses. */
  checkedText: string
  /** Those of the text. */
  mentions: readonly Mention[]
  /** Claims missing in the source that the author vouches for. */
  accepted: readonly string[]
  accept: (claims: string[]) => void
  /** Puts the source's words in a claim's place. */
  repair: (claim: CheckedClaim) => void
  /** Replaces the text, in the open editor or as a new version. Resolves to whether that succeeded. */
  replaceText: (text: string) => Promise<boolean>
  error: Error | null
  isRetrying: boolean
  retry: () => void
  /** The key of the claim whose sentence is highlighted. */
  highlighted: string | null
  highlight: (key: string | null) => void
  /** Set by the text on the page: scrolls to a part of it, such as a claim. */
  revealer: RefObject<((part: Span) => void) | null>
  /** The sentence that the sources are to show; another object for each request. */
  shownSentence: Sentence | null
  showSentence: (sentence: Sentence) => void
}

export const CheckingContext = createContext<CheckingState | null>(null)

export function useChecking(): CheckingState {
  const state = use(CheckingContext)
  if (!state) throw new Error('useChecking is used inside <Checking>.')
  return state
}
