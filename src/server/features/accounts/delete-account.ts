import type { Context } from '#server/context/context'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import { requirePassword } from './require-password.ts'
import { deleteUser } from './rights.ts'
import { withActiveSession } from './sessions.ts'
import type { User } from './user.ts'

/**
 * Deletes one's own account and everything it owns.
 * @throws AppError wrong_password | conflict for the last administrator
 */
export async function deleteAccount(ctx: Context, user: User, sessionId: string, password: string): Promise<void> {
  await requirePassword(ctx, user, sessionId, password)
  await inTransaction(ctx.db, async (db) => {
    await takeLock(db, 'administration') // before the lock on the account, as administrators' changes do
    await withActiveSession({ ...ctx, db }, user, sessionId, () => deleteUser(ctx, db, user.id, user.id))
  })
}
