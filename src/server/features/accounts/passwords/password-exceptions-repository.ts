import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** Whether this is an administrator whose password was just set on the command line. */
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

/** Whether a browser holds a pending link to this account. */
export async function hasPendingLink(
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
