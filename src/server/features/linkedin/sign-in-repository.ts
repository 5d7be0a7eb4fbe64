import type { Database } from '#server/platform/database/database'
import type { NewRow } from '#server/platform/database/schema'
import type { UserId } from '#shared/contract/ids'
import type { LinkedinAppKind } from '#shared/rules/linkedin'

/** Pending connections. */

export async function insertSignIn(db: Database, signIn: NewRow<'linkedin_sign_ins'>): Promise<void> {
  await db.insertInto('linkedin_sign_ins').values(signIn).execute()
}

/** Takes a pending connection, so that it can't be finished twice. undefined: this session has none, or it expired. */
export async function takeSignIn(
  db: Database,
  key: { stateHash: string; ownerId: UserId; sessionId: string; now: number },
): Promise<{ kind: LinkedinAppKind; scopes: string; next: string } | undefined> {
  return await db
    .deleteFrom('linkedin_sign_ins')
    .where('state_hash', '=', key.stateHash)
    .where('owner_id', '=', key.ownerId)
    .where('session_id', '=', key.sessionId)
    .where('expires_at', '>', key.now)
    .returning(['kind', 'scopes', 'next'])
    .executeTakeFirst()
}

export async function sweepSignIns(db: Database, now: number): Promise<void> {
  await db.deleteFrom('linkedin_sign_ins').where('expires_at', '<=', now).execute()
}
