import type { Context } from '#server/context/context'
import { endLinks } from '#server/features/accounts/links/one-time-links'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import { fromRole, roleOf } from '#server/features/accounts/people/role'
import type { User } from '#server/features/accounts/people/user'
import { setName } from '#server/features/accounts/people/user-admin-repository'
import { findUser } from '#server/features/accounts/people/user-repository'
import { resetMonthlyPosts } from '#server/features/accounts/people/workspace-repository'
import { isInvited } from '#server/features/accounts/rights/invitation-repository'
import { changeRights, deleteUser } from '#server/features/accounts/rights/rights'
import { hasOtherAdmin } from '#server/features/accounts/rights/rights-repository'
import { removeSecondFactor } from '#server/features/accounts/second-factor/second-factor-repository'
import { endAllSessions } from '#server/features/accounts/sign-in/sessions'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { UserId } from '#shared/contract/ids'
import type { Role } from '#shared/rules/plans'
import { type AdminChange, withAdminLock } from './admin-lock.ts'

/** What administrators do to accounts. */

/** Missing fields stay unchanged. */
export interface UserChange {
  role?: Role | undefined
  isApproved?: boolean | undefined
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Changes someone's role, approval or name. The first approval is mailed to them; withdrawing it ends their sessions
 * and every link mailed to them, including an invitation. Setting a value again changes nothing.
 * @throws AppError not_found | conflict when administrators would take away their own rights or the last
 *   administrator's, or Pro from one who pays
 */
export async function changeUser(ctx: Context, admin: User, id: UserId, change: UserChange): Promise<User> {
  return await withAdminLock(ctx, admin, async ({ db, note }) => {
    const user = await getUser(db, id)
    if (id === admin.id) await refuseOwnDemotion(ctx, db, user, change)
    const { role } = change
    if (role === 'trial') refuseDemotingPayer(user)
    if (role !== undefined && role !== roleOf(user)) {
      await changeRights(ctx, db, id, fromRole(role))
      await note('account.role-changed', id, { from: roleOf(user), to: role }, id)
    }
    if (change.isApproved === true) await admitUser(ctx, { db, note }, user)
    if (change.isApproved === false) await withdrawAdmission(ctx, { db, note }, user)
    await changeName({ db, note }, user, change)
    return await getUser(db, id)
  })
}

/** Only administrators change names, so that they can rely on the names in their lists. */
async function changeName({ db, note }: AdminChange, user: User, change: UserChange): Promise<void> {
  const { firstName = user.firstName, lastName = user.lastName } = change
  if (firstName === user.firstName && lastName === user.lastName) return
  await setName(db, user.id, { firstName, lastName })
  await note('account.renamed', user.id, {}, user.id)
}

/** Nobody can end their own rights, so the acting administrator always remains one. */
async function refuseOwnDemotion(
  { config }: Context,
  db: Database,
  user: User,
  { role, isApproved }: UserChange,
): Promise<void> {
  if (isApproved === false) throw new AppError('conflict', 'ownApprovalKept')
  if (role === undefined || role === roleOf(user)) return
  const isOneOfSeveral = await hasOtherAdmin(db, user.id, config.oidc)
  throw new AppError('conflict', isOneOfSeveral ? 'ownRoleKept' : 'onlyAdministratorKept')
}

/** A running subscription gives Pro whatever the role: the next reconciliation would restore it. */
function refuseDemotingPayer(user: User): void {
  if (roleOf(user) === 'trial' || user.subscriptionStatus !== 'active') return
  throw new AppError('conflict', 'roleIsPaidFor')
}

async function admitUser(ctx: Context, { db, note }: AdminChange, { id }: User): Promise<void> {
  if (await changeRights(ctx, db, id, { isApproved: true })) await note('account.approved', id, {}, id)
}

/** Withdraws an open invitation of someone without approval. */
async function withdrawAdmission(ctx: Context, { db, note }: AdminChange, user: User): Promise<void> {
  const wasInvited = await isInvited(db, user.id)
  if (!user.isApproved && !wasInvited) return
  await changeRights(ctx, db, user.id, { isApproved: false })
  await endAllSessions(db, user.id)
  await endLinks(db, user.id)
  await note('account.approval-withdrawn', user.id, { wasInvited: !user.isApproved }, user.id)
}

/**
 * Turns off someone's second factor, for a lost phone without recovery codes. Their sessions end.
 * @throws AppError not_found | conflict when it is off, or one's own
 */
export async function resetSecondFactor(ctx: Context, admin: User, id: UserId): Promise<User> {
  return await withAdminLock(ctx, admin, async ({ db }) => {
    await getUser(db, id)
    if (id === admin.id) throw new AppError('conflict', 'ownSecondFactorKept')
    if (!(await removeSecondFactor(db, id))) throw new AppError('conflict', 'secondFactorOffAlready')
    await endAllSessions(db, id)
    await emitSignInChange(ctx, db, id, 'secondFactorReset', admin.id)
    return await getUser(db, id)
  })
}

/**
 * Deletes someone's account and everything they own.
 * @throws AppError not_found | conflict for administrators and oneself
 */
export async function removeUser(ctx: Context, admin: User, id: UserId): Promise<void> {
  await withAdminLock(ctx, admin, async ({ db }) => {
    const user = await getUser(db, id)
    if (id === admin.id) throw new AppError('conflict', 'ownAccountKept')
    if (user.isAdmin) {
      throw new AppError('conflict', 'administratorKept')
    }
    await deleteUser(ctx, db, id, admin.id)
  })
}

/** Resets everyone's month to zero. */
export async function resetMonth(ctx: Context, admin: User): Promise<void> {
  await withAdminLock(ctx, admin, async ({ db, note }) => {
    await resetMonthlyPosts(db)
    await note('month.reset', 'month', {})
  })
}

async function getUser(db: Database, id: UserId): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('not_found', 'userMissing')
  return user
}
