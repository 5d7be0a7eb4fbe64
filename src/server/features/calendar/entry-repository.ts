import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'

/** A publication's entry as calendars last read it. Times are epoch ms. */
export interface CalendarEntry {
  publicationId: string
  /** Hash of everything that a calendar shows of it. */
  fingerprint: string
  startsAt: number
  sequence: number
  changedAt: number
  /** null: it was not cancelled. */
  cancelledAt: number | null
}

export async function listEntries(db: Database, ownerId: WorkspaceId): Promise<CalendarEntry[]> {
  return await db
    .selectFrom('calendar_entries')
    .select([
      'publication_id as publicationId',
      'fingerprint',
      'starts_at as startsAt',
      'sequence',
      'changed_at as changedAt',
      'cancelled_at as cancelledAt',
    ])
    .where('owner_id', '=', ownerId)
    .execute()
}

export async function putEntry(db: Database, ownerId: WorkspaceId, entry: CalendarEntry): Promise<void> {
  const columns = {
    fingerprint: entry.fingerprint,
    starts_at: entry.startsAt,
    sequence: entry.sequence,
    changed_at: entry.changedAt,
    cancelled_at: entry.cancelledAt,
  }
  await db
    .insertInto('calendar_entries')
    .values({ owner_id: ownerId, publication_id: entry.publicationId, ...columns })
    .onConflict((conflict) => conflict.columns(['owner_id', 'publication_id']).doUpdateSet(columns))
    .execute()
}

/** Deletes entries of the past that have not changed since then. */
export async function deleteOldEntries(db: Database, before: number): Promise<void> {
  await db.deleteFrom('calendar_entries').where('changed_at', '<', before).where('starts_at', '<', before).execute()
}
