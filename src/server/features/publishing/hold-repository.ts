import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import { publishing } from '#shared/rules/publishing'

/** Publications held because the server went back to an earlier state, until their author decides. */

const restored: Reason = { name: 'publicationRestored', values: {} }
const unconfirmed: Reason = { name: 'publicationUnconfirmed', values: {} }
const missed: Reason = { name: 'publicationMissed', values: {} }
const idle = { next_at: null, lease: null, leased_until: null } as const

/** How many of an author's publications are held or unconfirmed. */
export interface HeldCount {
  ownerId: WorkspaceId
  count: number
}

/**
 * Stops every publication that would go out by itself: those being sent may be at LinkedIn and become unconfirmed, the
 * rest are held. Call it in a transaction.
 * @returns the authors concerned
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
 * Resumes everything held for an author: at its time, or as missed when that is too long ago. Prepared content is
 * dropped.
 * @returns how many
 */
export async function releaseHeld(db: Database, ownerId: WorkspaceId, now: number): Promise<number> {
  const fresh = { tries: 0, not_before: null, unknown_at: null, resent_at: null } as const
  const unprepared = {
    commentary: null,
    body: null,
    body_hash: null,
    via_account_id: null,
    via_owner_id: null,
  } as const
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
