import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import { AppError } from '#server/platform/errors'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import { endKeys } from '../keys/key-repository.ts'
import { disconnectLinkedinJob, endSubscriptionJob, removeFilesJob } from '../links/account-jobs.ts'
import { roleOf } from '../people/role.ts'
import type { User } from '../people/user.ts'
import { findUser } from '../people/user-repository.ts'
import { ownsTeam } from '../teams/team-repository.ts'
import { storeAcceptance } from './invitation-repository.ts'
import { deleteRow, hasOtherAdmin, storeRights } from './rights-repository.ts'

/**
 * The only code that changes administrators, an account's plan or approval, or ends an account: it ensures that an
 * administrator who can sign in always remains. Changes that could remove the last one run one after the other.
 */

type Dependencies = Pick<Context, 'config' | 'now'>

/** Missing fields stay unchanged. */
export interface RightsChange {
  isAdmin?: boolean | undefined
  plan?: User['plan'] | undefined
  isApproved?: boolean | undefined
}

/**
 * @returns whether the rights changed
 * @throws AppError not_found | conflict for the last administrator who can sign in
 */
export async function changeRights(
  ctx: Dependencies,
  db: Database,
  id: UserId,
  change: RightsChange,
): Promise<boolean> {
  return await inTransaction(db, async (transaction) => {
    const mayDemote = change.isAdmin === false || change.isApproved === false
    if (mayDemote) await takeLock(transaction, 'administration')
    const before = await getUser(transaction, id)
    if (mayDemote) await keepAdmin(ctx, transaction, before)
    await storeRights(transaction, id, { ...change, now: ctx.now() })
    if (change.isApproved === false) await endKeys(transaction, id)
    const after = await getUser(transaction, id)
    return roleOf(after) !== roleOf(before) || after.isApproved !== before.isApproved
  })
}

/**
 * Sets an invited account's password and name, and lets its owner in.
 * @returns false, with nothing changed, when there is no open invitation, or someone can sign in already
 */
export async function acceptAccount(
  ctx: Dependencies,
  db: Database,
  id: UserId,
  person: { passwordHash: string | null; firstName: string; lastName: string; timeZone: string },
): Promise<boolean> {
  return await inTransaction(db, async (transaction) => {
    if (!(await storeAcceptance(transaction, id, { ...person, now: ctx.now() }))) return false
    await changeRights(ctx, transaction, id, { isApproved: true })
    return true
  })
}

/** Deletes an account and everything it owns, also at other services. @throws as `changeRights` */
export async function deleteUser(ctx: Context, db: Database, id: UserId, actor: UserId): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'administration')
    const user = await getUser(transaction, id)
    await keepAdmin(ctx, transaction, user)
    if (await ownsTeam(transaction, id)) throw new AppError('conflict', 'ownsTeams')
    await deleteRow(transaction, user)
    const workspace = personalWorkspaceOf(id)
    for (const job of [removeFilesJob, endSubscriptionJob])
      await ctx.jobs.add(job, { ownerId: workspace }, { db: transaction })
    await ctx.jobs.add(disconnectLinkedinJob, { ownerId: id }, { db: transaction })
    const about = { workspaceId: null, actor: actor === id ? null : actor, subject: id }
    await emit(ctx, transaction, { ...about, name: 'account.deleted', payload: {} })
  })
}

async function keepAdmin({ config }: Dependencies, db: Database, user: User): Promise<void> {
  if (!user.isAdmin || !user.isApproved) return
  if (!(await hasOtherAdmin(db, user.id, config.oidc))) throw new AppError('conflict', 'lastAdministratorKept')
}

async function getUser(db: Database, id: UserId): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('not_found', 'userMissing')
  return user
}
