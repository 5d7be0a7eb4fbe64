import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import { publishing } from '#shared/rules/publishing'

/** What is held because the server went back to an earlier state, until its author says how to go on. */

const restored: Reason = { name: 'publicationRestored', values: {} }
const unconfirmed: Reason = { name: 'publicationUnconfirmed', values: {} }
const missed: Reason = { name: 'publicationMissed', values: {} }
const idle = { next_at: null, lease: null, leased_until: null } as const

/** How many of an author's publications wait for an answer. */
export interface HeldCount {
  ownerId: WorkspaceId
  count: number
}

/**
 * Takes everything that is to go out by itself out of the hands of all processes: what was being sent may be there, of
 * the rest its author is asked. Call it in a transaction.
 * @returns the authors it concerns
 */
export async function holdUnfinished(db: Database): Promise<HeldCount[]> {
  const sending = await db
    .updateTable('publications')
    .set({ ...idle, state: 'unconfirmed', reason: JSON.stringify(unconfirmed) })
    .where('state', '=', 'sending')
    .returning('owner_id')
    .execute()
  const held = await db
    .updateTable('publications')
    .set({ ...idle, state: 'held', reason: JSON.stringify(restored) })
    .where('state', 'in', ['scheduled', 'claimed', 'uploading', 'armed'])
    .returning('owner_id')
    .execute()
  const counts = new Map<WorkspaceId, number>()
  for (const { owner_id: ownerId } of [...sending, ...held]) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1)
  return [...counts].map(([ownerId, count]) => ({ ownerId, count }))
}

/**
 * All that is held for an author goes on: at its time, or by asking where that has been over for too long. Of what was
 * prepared before nothing is kept.
 * @returns how many
 */
export async function releaseHeld(db: Database, ownerId: WorkspaceId, now: number): Promise<number> {
  const fresh = { tries: 0, not_before: null, unknown_at: null, resent_at: null } as const
  const unprepared = { commentary: null, body: null, body_hash: null } as const
  const held = () =>
    db
      .updateTable('publications')
      .where('owner_id', '=', ownerId)
      .where('state', '=', 'held')
      .where('lease', 'is', null)
  const late = await held()
    .set({ ...fresh, ...unprepared, state: 'missed', next_at: null, reason: JSON.stringify(missed) })
    .where('due_at', '<', now - publishing.latestMs)
    .executeTakeFirst()
  const timely = await held()
    .set((column) => ({
      ...fresh,
      ...unprepared,
      state: 'scheduled' as const,
      next_at: column.ref('due_at'),
      reason: null,
    }))
    .executeTakeFirst()
  return Number(late.numUpdatedRows + timely.numUpdatedRows)
}
