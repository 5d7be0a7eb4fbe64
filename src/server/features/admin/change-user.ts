import type { Context } from '#server/context'
import { endAllSessions } from '#server/features/accounts/sessions'
import type { User } from '#server/features/accounts/user'
import {
  deleteUser,
  hasOtherAdmin,
  resetMonthlyPosts,
  setRole,
  withdrawApproval,
} from '#server/features/accounts/user-admin-repository'
import { approve, findUser } from '#server/features/accounts/user-repository'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { Role } from '#shared/rules/plans'
import { administer, type Turn } from './administer.ts'

/** What administrators do to accounts. */

/** What is missing stays as it is. */
export interface UserChange {
  role?: Role | undefined
  isApproved?: boolean | undefined
}

/**
 * Gives someone another role, lets them in or shuts them out. Approving tells them by mail, once; withdrawing the
 * approval ends their sessions. What is already so changes nothing.
 * @throws AppError not_found | conflict when administrators would take away their own rights
 */
export async function changeUser(ctx: Context, admin: User, id: string, change: UserChange): Promise<User> {
  return await administer(ctx, admin, async (turn) => {
    const user = await getUser(turn.db, id)
    if (id === admin.id) await refuseOwnFall(turn.db, user, change)
    if (change.role !== undefined && change.role !== user.role) {
      await setRole(turn.db, id, change.role)
      await turn.note(`Changed the role from ${user.role} to ${change.role}`, user.email)
    }
    if (change.isApproved === true) await letIn(ctx, turn, user)
    if (change.isApproved === false && user.isApproved) {
      await withdrawApproval(turn.db, id)
      await endAllSessions(turn.db, id)
      await turn.note('Withdrew the approval', user.email)
    }
    return await getUser(turn.db, id)
  })
}

/** As nobody can end their own rights, whoever acts remains: there is always an administrator. */
async function refuseOwnFall(db: Database, user: User, { role, isApproved }: UserChange): Promise<void> {
  if (isApproved === false) throw new AppError('conflict', 'You cannot withdraw your own approval.')
  if (role === undefined || role === user.role) return
  throw new AppError(
    'conflict',
    (await hasOtherAdmin(db, user.id))
      ? 'You cannot change your own role. Ask another administrator to do it.'
      : 'You are the only administrator. Make someone else an administrator first.',
  )
}

async function letIn(ctx: Context, { db, note }: Turn, user: User): Promise<void> {
  const approved = await approve(db, user.id, ctx.now())
  if (!approved) return
  await ctx.jobs.add('tell-of-approval', { userId: user.id }, { db })
  await note('Approved the account', user.email)
}

/**
 * Deletes someone's account and everything they own.
 * @throws AppError not_found | conflict for administrators and oneself
 */
export async function removeUser(ctx: Context, admin: User, id: string): Promise<void> {
  await administer(ctx, admin, async ({ db, note }) => {
    const user = await getUser(db, id)
    if (id === admin.id) throw new AppError('conflict', 'This is your own account. You can delete it in your settings.')
    if (user.role === 'admin') {
      throw new AppError('conflict', 'Administrators cannot be deleted. Give this account another role first.')
    }
    await ctx.jobs.add('remove-files', { ownerId: id }, { db })
    await ctx.jobs.add('end-subscription', { ownerId: id }, { db })
    await deleteUser(db, user)
    await note('Deleted the account', user.email)
  })
}

/** Starts everyone's month anew. */
export async function resetMonth(ctx: Context, admin: User): Promise<void> {
  await administer(ctx, admin, async ({ db, note }) => {
    await resetMonthlyPosts(db)
    await note('Reset the monthly post counts', null)
  })
}

async function getUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('not_found', 'This user does not exist.')
  return user
}
