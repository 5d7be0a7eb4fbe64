import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { User } from '#server/features/accounts/people/user'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import { AppError } from '#server/platform/errors'
import type { EventName, EventPayload } from '#shared/contract/events'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'

/** An administrator's change: one transaction, during which no other administrator changes anything. */
export interface AdminChange {
  db: Database
  /** Emits what this administrator did. @param person the account's owner; undefined: it concerns the installation */
  note: <Name extends EventName>(
    name: Name,
    subject: string,
    payload: EventPayload<Name>,
    person?: UserId,
  ) => Promise<void>
}

/**
 * Runs an administrator's change in a transaction that excludes all other administrators' changes, so that rules about
 * what must remain (an administrator, a style, an active template) hold when two of them act at once.
 * @throws AppError forbidden when another change has just ended this administrator's role; errors of `work`
 */
export async function withAdminLock<Result>(
  ctx: Context,
  admin: User,
  work: (change: AdminChange) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(ctx.db, async (db) => {
    await takeLock(db, 'administration')
    const actor = await findUser(db, admin.id)
    if (!actor?.isAdmin || !actor.isApproved) {
      throw new AppError('forbidden', 'administratorsOnly')
    }
    const note: AdminChange['note'] = (name, subject, payload, person) => {
      const workspaceId = person === undefined ? null : personalWorkspaceOf(person)
      return emit(ctx, db, { name, workspaceId, actor: actor.id, subject, payload })
    }
    return await work({ db, note })
  })
}
