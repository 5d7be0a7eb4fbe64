import { useMemo } from 'react'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { useVisualWords } from '#client/queries/posts/visual-words'
import type { Language } from '#shared/rules/languages'
import type { CheckedClaim } from './check-post.ts'
import { checkVisual } from './check-visual.ts'
import type { SourceIndex } from './use-source-index.ts'

const none: readonly CheckedClaim[] = []

/** The claims on the post's visual; none until it is loaded, after the sources. */
export function useVisualClaims(
  { language, opinion }: { language: Language; opinion: string | null },
  visual: PostDetail['visual'],
  indexed: SourceIndex | null,
): readonly CheckedClaim[] {
  const pages = useVisualWords(visual, indexed !== null)
  return useMemo(
    () => (indexed && pages ? checkVisual(indexed.grounding, indexed.sources, pages, { language, opinion }) : none),
    [indexed, pages, language, opinion],
  )
}
