import type { AllFigures } from '#client/queries/posts/figures'
import type { TriedPost } from '#shared/figures/follow-try'
import { traitsOf } from '#shared/figures/post-traits'
import { ripeFigures } from '#shared/figures/ripe-figures'
import type { Measure } from '#shared/rules/figures'

/** Published posts with what they are compared by, and what was counted about a week later. Pure. */
export function measuredPosts(posts: AllFigures['posts'], measure: Measure, timeZone: string): TriedPost[] {
  return posts.map((post) => {
    const publishedAt = Date.parse(post.publishedAt)
    const known = post.figures.filter((figures) => figures[measure] !== null)
    return {
      id: post.postId,
      publishedAt,
      traits: traitsOf({ ...post, publishedAt }, timeZone),
      count: ripeFigures(publishedAt, known)?.[measure] ?? null,
    }
  })
}
