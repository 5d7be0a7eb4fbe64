import { type Day, dayOf } from '#client/lib/days'
import { formatNumber } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import type { PostSummary } from '#client/queries/posts/summary'
import type { DayMark } from '#client/ui/calendar'
import { historyTexts } from './texts.ts'

/** The posts of each day, in the order they come in. Days are those of the author's time zone. */
export function groupByDay(posts: readonly Post[], timeZone: string): Map<Day, Post[]> {
  const days = new Map<Day, Post[]>()
  for (const post of posts) {
    const day = dayOf(post.createdAt, timeZone)
    const others = days.get(day)
    if (others) others.push(post)
    else days.set(day, [post])
  }
  return days
}

/**
 * The calendar's marks: what it shows and speaks for each day.
 * @param counted how many posts a day has, where the posts themselves are not here yet
 */
export function marksOf(byDay: ReadonlyMap<Day, Post[]>, counted: PostSummary['days']): Map<Day, DayMark> {
  const marks = new Map<Day, DayMark>()
  for (const { day, posts } of counted) marks.set(day, { label: countText(posts) })
  for (const [day, posts] of byDay) marks.set(day, { label: countText(posts.length), note: noteOf(posts) })
  return marks
}

/** The title of the day's only post; of several, how many. */
function noteOf(posts: readonly Post[]): string {
  return posts.length === 1 ? (posts[0]?.title ?? '') : countText(posts.length)
}

function countText(count: number): string {
  return `${formatNumber(count)} ${historyTexts.posts(count)}`
}
