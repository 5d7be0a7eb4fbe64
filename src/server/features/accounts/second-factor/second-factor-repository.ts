import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** Keys and recovery codes as stored. */

/** Stores a key that a session sets up, in place of an earlier unfinished one. */
export async function insertKey(
  db: Database,
  ownerId: UserId,
  key: { sealedKey: string; sessionId: string; now: number },
): Promise<void> {
  await db.deleteFrom('second_factors').where('owner_id', '=', ownerId).execute()
  await db
    .insertInto('second_factors')
    .values({
      owner_id: ownerId,
      session_id: key.sessionId,
      sealed_key: key.sealedKey,
      last_step: 0,
      created_at: key.now,
    })
    .execute()
}

/** @param sessionId the session that sets it up; null: the key in use */
export async function findKey(
  db: Database,
  ownerId: UserId,
  sessionId: string | null,
): Promise<{ sealedKey: string } | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select('sealed_key')
    .where('owner_id', '=', ownerId)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .executeTakeFirst()
  return row && { sealedKey: row.sealed_key }
}

/** Uses up a time step: its code and earlier ones stop working. False when it was used before. */
export async function takeStep(db: Database, ownerId: UserId, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('owner_id', '=', ownerId)
    .where('last_step', '<', step)
    .returning('owner_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Puts the key that was set up into use. False when one was already. */
export async function turnOn(db: Database, ownerId: UserId, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('users')
    .set({ second_factor_at: now })
    .where('id', '=', ownerId)
    .where('second_factor_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!marked) return false
  await db.updateTable('second_factors').set({ session_id: null }).where('owner_id', '=', ownerId).execute()
  return true
}

/** Deletes key and recovery codes. False when there was no second factor. */
export async function removeSecondFactor(db: Database, ownerId: UserId): Promise<boolean> {
  await db.deleteFrom('second_factors').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('recovery_codes').where('owner_id', '=', ownerId).execute()
  const removed = await db
    .updateTable('users')
    .set({ second_factor_at: null })
    .where('id', '=', ownerId)
    .where('second_factor_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Replaces the earlier codes. */
export async function replaceRecoveryCodes(db: Database, ownerId: UserId, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('owner_id', '=', ownerId).execute()
  const rows = hashes.map((hash) => ({ owner_id: ownerId, code_hash: hash, used_at: null }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** Uses up a code. False when there is no such code, or it was used before. */
export async function takeRecoveryCode(db: Database, ownerId: UserId, hash: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('owner_id', '=', ownerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('owner_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Database, ownerId: UserId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((column) => column.fn.countAll<number>().as('left'))
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Reseals every key. */
export async function resealKeys(db: Database, reseal: (ownerId: UserId, sealedKey: string) => string): Promise<void> {
  const rows = await db.selectFrom('second_factors').select(['owner_id', 'sealed_key']).execute()
  for (const { owner_id: ownerId, sealed_key: sealedKey } of rows) {
    await db
      .updateTable('second_factors')
      .set({ sealed_key: reseal(ownerId, sealedKey) })
      .where('owner_id', '=', ownerId)
      .execute()
  }
}
