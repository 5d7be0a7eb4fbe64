import type { Context } from '#server/context'
import { AppError } from '#server/platform/errors'
import { requirePassword } from './change-password.ts'
import type { User } from './user.ts'
import { deleteUser, hasOtherAdmin } from './user-admin-repository.ts'

/**
 * Deletes one's own account and everything it owns.
 * @throws AppError wrong_password | conflict for the only administrator, who would leave nobody in charge
 */
export async function deleteAccount(ctx: Context, user: User, password: string): Promise<void> {
  await requirePassword(ctx, user, password)
  if (user.role === 'admin' && !(await hasOtherAdmin(ctx.db, user.id))) {
    throw new AppError('conflict', 'You are the only administrator. Make someone else administrator first.')
  }
  await ctx.db.transaction().execute(async (db) => {
    await ctx.jobs.add('remove-files', { ownerId: user.id }, { db })
    await ctx.jobs.add('end-subscription', { ownerId: user.id }, { db })
    await deleteUser(db, user)
  })
}
