import { createHash } from 'node:crypto'
import { askingStates, type PublicationState } from '#shared/rules/publishing'
import { dayMs } from '#shared/time/durations'
import type { CalendarEntry } from './entry-repository.ts'
import type { Planned } from './planned-repository.ts'

/** What calendars are told next, from what they were told before. Pure. Moments are epoch ms. */

/** How long a calendar has what went out. */
export const shownAfterMs = 90 * dayMs
/** How long it is told that something was cancelled: some programs ask once a week, or rest over a holiday. */
export const cancelledForMs = 35 * dayMs

/** Whether it stands in a calendar, as it does on the page. */
export function isShown({ state, deletedAt }: Pick<Planned, 'state' | 'deletedAt'>): boolean {
  return state !== 'cancelled' && deletedAt === null
}

export function startOf({ publishedAt, dueAt }: Pick<Planned, 'publishedAt' | 'dueAt'>): number {
  return publishedAt ?? dueAt
}

/** As far as a calendar tells states apart. */
export function phaseOf(state: PublicationState): 'asking' | 'published' | 'planned' {
  if ((askingStates as readonly PublicationState[]).includes(state)) return 'asking'
  return state === 'published' ? 'published' : 'planned'
}

/**
 * The entries that are new or changed. One whose publication is gone, or was cancelled, is cancelled unless it is past
 * what a calendar shows; one that was never told is not.
 */
export function changedEntries(
  planned: readonly Planned[],
  known: readonly CalendarEntry[],
  now: number,
): CalendarEntry[] {
  const before = new Map(known.map((entry) => [entry.publicationId, entry]))
  const shown = planned.filter(isShown)
  const ids = new Set(shown.map(({ id }) => id))
  const added = shown.flatMap((each) => {
    const told = before.get(each.id)
    const fingerprint = fingerprintOf(each)
    if (told?.fingerprint === fingerprint && told.cancelledAt === null) return []
    const sequence = told ? told.sequence + 1 : 0
    return { publicationId: each.id, fingerprint, startsAt: startOf(each), sequence, changedAt: now, cancelledAt: null }
  })
  const cancelled = known
    .filter(({ publicationId, cancelledAt }) => cancelledAt === null && !ids.has(publicationId))
    .filter(({ startsAt }) => startsAt >= now - shownAfterMs)
    .map((entry) => ({ ...entry, sequence: entry.sequence + 1, changedAt: now, cancelledAt: now }))
  return [...added, ...cancelled]
}

function fingerprintOf({ title, beginning, accountName, state, urn, ...times }: Planned): string {
  const facts = [startOf(times), title, beginning, accountName, phaseOf(state), urn]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
