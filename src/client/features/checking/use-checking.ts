import { type ComponentType, createContext, type RefObject, use } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import type { SourceInstruction } from '#shared/grounding/ground-post'
import type { CheckedClaim, Source } from './check-post.ts'

export interface CheckingState {
  post: Post
  /** What the post is checked against; null until it is here and indexed, and when it could not be loaded. */
  sources: readonly Source[] | null
  /** Whether cited pages are still being read, which will then be sources too. */
  isReadingCited: boolean
  /** The list of the findings; null until its code is here. */
  Report: ComponentType<{ sources: readonly Source[] }> | null
  claims: readonly CheckedClaim[]
  /** What the sources say to machines and not to their readers. */
  instructions: readonly SourceInstruction[]
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

export const CheckingContext = createContext<CheckingState | null>(null)

export function useChecking(): CheckingState {
  const state = use(CheckingContext)
  if (!state) throw new Error('A checked text stands inside <Checking>.')
  return state
}
