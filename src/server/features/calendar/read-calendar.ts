import type { Context } from '#server/context/context'
import { mustSetUpSecondFactor } from '#server/features/accounts/own-account/second-factor'
import type { Actor } from '#server/features/accounts/people/actor'
import { findActor } from '#server/features/accounts/people/find-actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { clockToleranceMs } from '#server/platform/limits/rate-limit'
import { hashToken } from '#server/platform/tokens'
import type { WorkspaceId } from '#shared/contract/ids'
import { minuteMs } from '#shared/time/durations'
import { type CalendarAddress, findAddressByToken, noteFetch } from './address-repository.ts'
import { calendarWords } from './calendar-words.ts'
import { type CalendarEntry, listEntries, putEntry } from './entry-repository.ts'
import { changedEntries, shownAfterMs } from './next-entries.ts'
import { listPlanned, type Planned } from './planned-repository.ts'
import { toEvents } from './to-events.ts'
import { writeIcal } from './write-ical.ts'

/** How often calendar programs are asked to read it again. */
const refreshHours = 1

/**
 * The calendar at a secret address, with what its owner may see now.
 * @throws AppError not_found, also when its owner may no longer read posts there
 */
export async function readCalendar(ctx: Context, token: string): Promise<string> {
  const address = await findAddressByToken(ctx.db, hashToken(token))
  const reader = address && (await findReader(ctx, address))
  if (!address || !reader) throw new AppError('not_found', 'nothingHere')
  const { planned, entries } = await tellChanges(ctx, address.ownerId)
  await noteNow(ctx, address)
  const words = calendarWords[reader.user.interfaceLanguage ?? 'en']
  const home = `${ctx.config.http.publicUrl}${reader.team ? `/w/${reader.team.slug}` : ''}`
  const events = toEvents(planned, entries, { words, home, now: ctx.now() })
  return writeIcal({ name: words.name(reader.team?.name ?? null), refreshHours }, events)
}

/** The owner of the address, if they may still read posts there by the rules of a session. */
async function findReader(ctx: Context, { userId, ownerId }: CalendarAddress): Promise<Actor | undefined> {
  const user = await findUser(ctx.db, userId)
  if (!user?.isApproved || mustSetUpSecondFactor(ctx, user)) return undefined
  const actor = await findActor(ctx, 'link', user, ownerId)
  return actor?.may('posts.read') ? actor : undefined
}

interface Told {
  planned: Planned[]
  entries: CalendarEntry[]
}

/** Stores what changed since the last read. Two reads at once count a change once. */
async function tellChanges(ctx: Context, ownerId: WorkspaceId): Promise<Told> {
  const now = ctx.now()
  const look = async (db: Database) => {
    const planned = await listPlanned(db, ownerId, now - shownAfterMs)
    const known = await listEntries(db, ownerId)
    return { planned, known, changed: changedEntries(planned, known, now) }
  }
  const { changed, planned, known } = await look(ctx.db)
  if (changed.length === 0) return { planned, entries: known }
  return await withWorkspaceLock(ctx, ownerId, async (db) => {
    const again = await look(db)
    for (const entry of again.changed) await putEntry(db, ownerId, entry)
    const entries = new Map([...again.known, ...again.changed].map((entry) => [entry.publicationId, entry]))
    return { planned: again.planned, entries: [...entries.values()] }
  })
}

/** At most once a minute. */
async function noteNow(ctx: Context, address: CalendarAddress): Promise<void> {
  const now = ctx.now()
  const { fetchedAt } = address
  const isRecent = fetchedAt !== null && fetchedAt > now - minuteMs && fetchedAt <= now + clockToleranceMs
  if (!isRecent) await noteFetch(ctx.db, address, now)
}
