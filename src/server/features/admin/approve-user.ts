import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { approve, findUser } from '#server/features/accounts/user-repository'
import { AppError } from '#server/platform/errors'

/**
 * Lets someone in and tells them by mail. Approving twice changes nothing and mails nothing again.
 * @throws AppError not_found
 */
export async function approveUser(ctx: Context, id: string): Promise<User> {
  const user = await ctx.db.transaction().execute(async (db) => {
    const approved = await approve(db, id, ctx.now())
    if (approved) await ctx.jobs.add('tell-of-approval', { userId: id }, { db })
    return approved
  })
  const known = user ?? (user === null ? await findUser(ctx.db, id) : undefined)
  if (!known) throw new AppError('not_found', 'This user does not exist.')
  return known
}
