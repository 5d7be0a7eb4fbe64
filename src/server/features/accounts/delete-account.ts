import type { Context } from '#server/context/context'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { disconnectLinkedinJob, endSubscriptionJob, removeFilesJob } from './account-jobs.ts'
import { requirePassword } from './change-password.ts'
import type { User } from './user.ts'
import { deleteUser, hasOtherAdmin } from './user-admin-repository.ts'

/**
 * Deletes one's own account and everything it owns.
 * @throws AppError wrong_password | conflict for the only administrator, who would leave nobody in charge
 */
export async function deleteAccount(ctx: Context, user: User, sessionId: string, password: string): Promise<void> {
  await requirePassword(ctx, user, sessionId, password)
  if (user.role === 'admin' && !(await hasOtherAdmin(ctx.db, user.id))) {
    throw new AppError('conflict', 'onlyAdministratorLeaves')
  }
  await inTransaction(ctx.db, async (db) => {
    await ctx.jobs.add(removeFilesJob, { ownerId: user.id }, { db })
    await ctx.jobs.add(endSubscriptionJob, { ownerId: user.id }, { db })
    await ctx.jobs.add(disconnectLinkedinJob, { ownerId: user.id }, { db })
    await deleteUser(db, user)
  })
  noteSecurityEvent(ctx, 'account_deleted', { userId: user.id })
}
