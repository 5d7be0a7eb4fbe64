import { type Day, dayOf } from '#client/lib/days'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import type { Post } from '#client/queries/posts/post-cache'
import { resolveWallTime, wallTimeOf } from '#shared/time/wall-time'

/**
 * A post on a day of the calendar: the one on which it goes out or went out, else the one on which it was written. Of a
 * post that was deleted here and stays at LinkedIn only the publication is left.
 */
export type Entry =
  | { id: string; post: Post; publication: Publication | null; moment: string }
  | { id: string; post: null; publication: Publication; moment: string }

/**
 * By day of the reader's time zone: first what goes out or went out, by time, then the others in their given order.
 * @param withGone false leaves out publications whose posts were deleted
 */
export function groupEntries(
  posts: readonly Post[],
  publications: readonly Publication[],
  { timeZone, withGone }: { timeZone: string; withGone: boolean },
): Map<Day, Entry[]> {
  const shown = publications.filter(({ state, deletedAt }) => state !== 'cancelled' && deletedAt === null)
  const gone = withGone ? shown.filter(({ hasPost }) => !hasPost) : []
  const entries = [
    ...gone.map((publication) => ({ id: publication.id, post: null, publication, moment: momentOf(publication) })),
    ...posts.flatMap((post) => entriesOf(post, shown)),
  ]
  const timed = entries.filter(({ publication }) => publication !== null)
  const days = new Map<Day, Entry[]>()
  for (const entry of [
    ...timed.sort((one, other) => Date.parse(one.moment) - Date.parse(other.moment)),
    ...entries.filter(({ publication }) => publication === null),
  ]) {
    const day = dayOf(entry.moment, timeZone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}

function entriesOf(post: Post, publications: readonly Publication[]): Entry[] {
  const own = publications.filter(({ postId }) => postId === post.id)
  if (own.length === 0) {
    return [{ id: post.id, post, publication: null, moment: post.publication?.at ?? post.createdAt }]
  }
  return own.map((publication) => ({ id: publication.id, post, publication, moment: momentOf(publication) }))
}

/** When it was or will be published. */
function momentOf({ publishedAt, dueAt }: Publication): string {
  return publishedAt ?? dueAt
}

const movableStates: readonly string[] = ['scheduled', 'missed', 'held', 'failed']

/** Whether it can be put on another day: a draft is scheduled by that. */
export function canMove({ post, publication }: Entry): boolean {
  if (publication) return movableStates.includes(publication.state)
  return post?.status === 'draft' && post.publication === null
}

export interface Target {
  at: string
  timeZone: string
  dueAt: string
}

/** Another day for a publication, at `time` or at its own; null when that has passed. */
export function moveToDay(
  publication: Publication,
  { day, time, own, now }: { day: Day; time: string | null; own: string; now: number },
): Target | null {
  const timeZone = time === null ? (publication.timeZone ?? own) : own
  const clock = time ?? wallTimeOf(Date.parse(publication.dueAt), timeZone).slice(11)
  return targetAt(`${day}T${clock}`, timeZone, now)
}

/** A time of `day` for a draft: `time`, else nine o'clock; null when that has passed. */
export function draftTarget({
  day,
  time,
  own,
  now,
}: {
  day: Day
  time: string | null
  own: string
  now: number
}): Target | null {
  return targetAt(`${day}T${time ?? '09:00'}`, own, now)
}

function targetAt(at: string, timeZone: string, now: number): Target | null {
  const { dueAt } = resolveWallTime(at, timeZone)
  return dueAt > now ? { at, timeZone, dueAt: new Date(dueAt).toISOString() } : null
}
