import { dayOf, monthOf } from '#client/lib/days'
import type { Answer } from '#shared/contract/contract'
import type { Post } from './post-cache.ts'

export type PostSummary = Answer<'getPostSummary'>

/** The counts without these posts. Only the server knows which models remain this month. */
export function subtractPosts(
  summary: PostSummary,
  posts: readonly Post[],
  timeZone: string,
  now = new Date(),
): PostSummary {
  if (posts.length === 0) return summary
  const days = posts.map((post) => dayOf(post.createdAt, timeZone))
  const month = monthOf(dayOf(now, timeZone))
  return {
    ...summary,
    totalPosts: summary.totalPosts - posts.length,
    postsWithVisuals: summary.postsWithVisuals - posts.filter(({ hasVisual }) => hasVisual).length,
    gpt4Posts: summary.gpt4Posts - posts.filter(({ aiModel }) => aiModel.startsWith('gpt-4')).length,
    claudePosts: summary.claudePosts - posts.filter(({ aiModel }) => aiModel.startsWith('claude')).length,
    postsThisMonth: summary.postsThisMonth - days.filter((day) => monthOf(day) === month).length,
    days: summary.days
      .map(({ day, posts: count }) => ({ day, posts: count - days.filter((each) => each === day).length }))
      .filter((each) => each.posts > 0),
  }
}
