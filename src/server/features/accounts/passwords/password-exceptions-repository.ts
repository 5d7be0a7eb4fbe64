import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** Whether this is an administrator whose password was set on the command line a short time ago. */
export async function isPasswordAllowed(db: Database, userId: UserId, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_admin', '=', 1)
    .where('password_allowed_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a browser holds an offer to link this account with an identity. */
export async function isIdentityOffered(
  db: Database,
  { tokenHash, userId, now }: { tokenHash: string; userId: UserId; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('offered_identities')
    .select('owner_id')
    .where('token_hash', '=', tokenHash)
    .where('owner_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
