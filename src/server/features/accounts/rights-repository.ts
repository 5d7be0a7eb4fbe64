import type { Config } from '#server/platform/config'
import type { Database } from '#server/platform/database/database'
import { roleOf } from './role.ts'
import type { User } from './user.ts'

/** What `rights.ts` stores, once it has made sure that it may. */

/** Their trial, if they have one, counts from the approval. Without an approval an open invitation is withdrawn too. */
export async function storeRights(
  db: Database,
  before: User,
  change: Partial<Pick<User, 'isAdmin' | 'plan' | 'isApproved'>> & { now: number },
): Promise<void> {
  const { isAdmin = before.isAdmin, plan = before.plan, isApproved, now } = change
  const isRoleChanged = change.isAdmin !== undefined || change.plan !== undefined
  await db
    .updateTable('users')
    .set((column) => ({
      ...(isRoleChanged && { role: roleOf({ isAdmin, plan }) }),
      ...(isApproved === true && {
        is_approved: 1 as const,
        approved_at: column.fn.coalesce('approved_at', column.val(now)),
      }),
      ...(isApproved === false && { is_approved: 0 as const, approved_at: null, invited_at: null }),
    }))
    .where('id', '=', before.id)
    .execute()
}

/** Whether anyone but this user is an approved administrator and has a way to sign in that works now. */
export async function hasOtherAdmin(db: Database, id: string, oidc: Config['oidc']): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
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

/** What the audit log says instead of an e-mail whose account is gone. */
export const deletedAccount = 'deleted account'

/** Deletes an account with everything it owns, the mails kept for it, and its e-mail in the audit log. */
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
