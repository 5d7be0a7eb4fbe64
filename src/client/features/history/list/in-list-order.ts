import { type Day, dayOf } from '#client/lib/days'
import type { Post } from '#client/queries/posts/post-cache'
import type { HistoryView } from '../view/history-view.ts'

/** A post of a list with its day there. */
export interface DatedPost {
  post: Post
  day: Day
}

/** Scheduled posts are in the order in which they go out, on those days; all others in the order they were written. */
export function inListOrder(
  posts: readonly Post[],
  { show, order }: Pick<HistoryView, 'show' | 'order'>,
  timeZone: string,
): DatedPost[] {
  const momentOf = ({ publication, createdAt }: Post) => (show === 'scheduled' && publication?.at) || createdAt
  const dated = posts.map((post) => ({ post, day: dayOf(momentOf(post), timeZone) }))
  if (show !== 'scheduled') return dated
  dated.sort((one, other) => Date.parse(momentOf(one.post)) - Date.parse(momentOf(other.post)))
  return order === 'oldest' ? dated.reverse() : dated
}
