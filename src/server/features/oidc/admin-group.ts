import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { aboutAccount } from '#server/features/accounts/people/account-events'
import { roleOf } from '#server/features/accounts/people/role'
import type { User } from '#server/features/accounts/people/user'
import { findUser } from '#server/features/accounts/people/user-repository'
import { changeRights } from '#server/features/accounts/rights/rights'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'

/**
 * At each sign-in the provider's group decides who is an administrator; the last administrator stays one in any case.
 * @param groups null: not known, and nothing changes
 */
export async function followAdminGroup(ctx: Context, user: User, groups: readonly string[] | null): Promise<User> {
  const adminGroup = ctx.config.oidc?.adminGroup ?? null
  if (adminGroup === null || groups === null) return user
  const belongs = groups.includes(adminGroup)
  if (belongs === (user.isAdmin && user.isApproved)) return user
  if (!belongs && !user.isAdmin) return user
  try {
    await inTransaction(ctx.db, async (db) => {
      await changeRights(
        ctx,
        db,
        user.id,
        belongs ? { isAdmin: true, isApproved: true } : { isAdmin: false, plan: 'pro' },
      )
      const payload = { from: roleOf(user), to: belongs ? 'admin' : 'user' } as const
      await emit(ctx, db, { ...aboutAccount(user.id, null), name: 'account.role-changed', payload })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.reason.name !== 'lastAdministratorKept') throw error
    ctx.log.warn({ userId: user.id }, 'the last administrator is not in the administrators’ group, and stays')
    return user
  }
  return (await findUser(ctx.db, user.id)) ?? user
}
