import type { Config } from '#server/platform/config'
import type { Database } from '#server/platform/database/database'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import type { User } from '../people/user.ts'
import { setPlan } from '../people/workspace-repository.ts'

/** Stores changes that `rights.ts` has allowed. */

/** A trial counts from the approval. Withdrawing the approval also withdraws an open invitation. */
export async function storeRights(
  db: Database,
  id: UserId,
  { isAdmin, plan, isApproved, now }: Partial<Pick<User, 'isAdmin' | 'plan' | 'isApproved'>> & { now: number },
): Promise<void> {
  if (isAdmin !== undefined || isApproved !== undefined) {
    await db
      .updateTable('users')
      .set((column) => ({
        ...(isAdmin !== undefined && { is_admin: isAdmin ? (1 as const) : (0 as const) }),
        ...(isApproved === true && {
          is_approved: 1 as const,
          approved_at: column.fn.coalesce('approved_at', column.val(now)),
        }),
        ...(isApproved === false && { is_approved: 0 as const, approved_at: null, invited_at: null }),
      }))
      .where('id', '=', id)
      .execute()
  }
  if (plan !== undefined) await setPlan(db, personalWorkspaceOf(id), plan)
}

/** Whether another approved administrator has a way to sign in that works now. */
export async function hasOtherAdmin(db: Database, id: UserId, oidc: Config['oidc']): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .where('is_approved', '=', 1)
    .where('id', '!=', id)
    .where((user) =>
      user.or([
        ...(oidc?.isOnlyWay ? [] : [user('password_hash', 'is not', null)]),
        user.exists(
          user
            .selectFrom('identities')
            .select('owner_id')
            .whereRef('owner_id', '=', 'users.id')
            .where('issuer', '=', oidc?.issuer ?? ''),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the audit log shows instead of a deleted account's e-mail. */
export const deletedAccount = 'deleted account'

/** Deletes an account with everything it owns, its stored mails, and its e-mail in the audit log. */
export async function deleteRow(db: Database, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', email).execute()
  for (const column of ['actor', 'target'] as const) {
    await db
      .updateTable('audit_log')
      .set({ [column]: deletedAccount })
      .where(column, '=', email)
      .execute()
  }
  await db.deleteFrom('users').where('id', '=', id).execute()
}
