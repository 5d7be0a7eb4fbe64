import type { Grounding } from '#shared/grounding/ground-post'
import { type CheckedClaim, checkPost, type Source } from './check-post.ts'

/** The claims on a visual's pages, each with its page, checked as the post's text is. @param pages the words on each */
export function checkVisual(
  grounding: Grounding,
  sources: readonly Source[],
  pages: readonly string[],
  options: Parameters<typeof checkPost>[3],
): CheckedClaim[] {
  return pages.flatMap((text, at) =>
    checkPost(grounding, sources, text, options).map((claim) => ({
      ...claim,
      key: `page ${at + 1} ${claim.key}`,
      page: at + 1,
    })),
  )
}
