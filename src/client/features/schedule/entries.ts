import { type Day, dayOf } from '#client/lib/days'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import type { Post } from '#client/queries/posts/post-cache'
import { resolveWallTime, wallTimeOf } from '#shared/time/wall-time'

/** What stands on a day: a post on its way to LinkedIn or arrived there, or a draft on the day it was written. */
export type Entry = { kind: 'publication'; publication: Publication } | { kind: 'draft'; post: Post }

/** When it goes or went out. */
export function momentOf({ publishedAt, dueAt }: Publication): string {
  return publishedAt ?? dueAt
}

/** By day of the reader's time zone: first what goes out, by its time, then drafts. */
export function groupEntries(
  publications: readonly Publication[],
  posts: readonly Post[],
  timeZone: string,
): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>()
  const add = (moment: string, entry: Entry) => {
    const day = dayOf(moment, timeZone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  const shown = publications.filter(({ state }) => state !== 'cancelled')
  for (const publication of shown.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))) {
    add(momentOf(publication), { kind: 'publication', publication })
  }
  const onTheirWay = new Set(shown.map(({ postId }) => postId))
  for (const post of posts) {
    if (post.status === 'draft' && !onTheirWay.has(post.id)) add(post.createdAt, { kind: 'draft', post })
  }
  return days
}

export function canMove({ state }: Publication): boolean {
  return state === 'scheduled' || state === 'missed' || state === 'held' || state === 'failed'
}

/** The same time on another day; null when that has passed. */
export function moveToDay(
  publication: Publication,
  day: Day,
  { own, now }: { own: string; now: number },
): { at: string; timeZone: string; dueAt: string } | null {
  const timeZone = publication.timeZone ?? own
  const time = wallTimeOf(Date.parse(publication.dueAt), timeZone).slice(10)
  const at = `${day}${time}`
  const { dueAt } = resolveWallTime(at, timeZone)
  return dueAt > now ? { at, timeZone, dueAt: new Date(dueAt).toISOString() } : null
}
