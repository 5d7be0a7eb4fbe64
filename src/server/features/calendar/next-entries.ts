import { createHash } from 'node:crypto'
import { askingStates, type PublicationState } from '#shared/rules/publishing'
import { dayMs } from '#shared/time/durations'
import type { CalendarEntry } from './entry-repository.ts'
import type { Planned } from './planned-repository.ts'

/** Which calendar entries change, compared with those that calendars have read. Pure. Times are epoch ms. */

/** How long a published post stays in the calendar. */
export const shownAfterMs = 90 * dayMs
/** How long a cancelled entry stays: some programs read once a week, or not at all during a holiday. */
export const cancelledForMs = 35 * dayMs

/** Whether the calendar shows it, by the same rule as the calendar page. */
export function isShown({ state, deletedAt }: Pick<Planned, 'state' | 'deletedAt'>): boolean {
  return state !== 'cancelled' && deletedAt === null
}

export function startOf({ publishedAt, dueAt }: Pick<Planned, 'publishedAt' | 'dueAt'>): number {
  return publishedAt ?? dueAt
}

/** The states that a calendar distinguishes. */
export function phaseOf(state: PublicationState): 'asking' | 'published' | 'planned' {
  if ((askingStates as readonly PublicationState[]).includes(state)) return 'asking'
  return state === 'published' ? 'published' : 'planned'
}

/**
 * The entries that are new or changed. An entry whose publication was cancelled or deleted becomes cancelled, if calendars have
 * read it and its day is still shown.
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
    const known = before.get(each.id)
    const fingerprint = fingerprintOf(each)
    if (known?.fingerprint === fingerprint && known.cancelledAt === null) return []
    const sequence = known ? known.sequence + 1 : 0
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
