import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Tables } from '#server/platform/database/schema'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import type { User } from '../people/user.ts'
import { setPlan } from '../people/workspace-repository.ts'

/** Accounts made by an invitation: nobody can sign in to them before it is accepted. */

/**
 * Marks an account as invited, with this plan.
 * @returns false, with nothing changed, for an account that someone can sign in to or has signed in to
 */
export async function setInvitation(
  db: Database,
  id: UserId,
  { isAdmin, plan, invitedAt }: Pick<User, 'isAdmin' | 'plan'> & { invitedAt: number },
): Promise<boolean> {
  const invited = await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0, invited_at: invitedAt })
    .where('id', '=', id)
    .where(wasNeverUsed)
    .returning('id')
    .executeTakeFirst()
  if (!invited) return false
  await setPlan(db, personalWorkspaceOf(id), plan)
  return true
}

/** Whether someone's invitation is neither accepted nor withdrawn. */
export async function isInvited(db: Database, id: UserId): Promise<boolean> {
  const row = await db.selectFrom('users').select('invited_at').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.invited_at !== null
}

/**
 * Sets password and name of an account whose invitation is open.
 * @returns false, with nothing changed, when there is no open invitation, or someone can sign in already
 */
export async function storeAcceptance(
  db: Database,
  id: UserId,
  person: {
    /** null: they sign in through an identity provider. */
    passwordHash: string | null
    firstName: string
    lastName: string
    timeZone: string
    now: number
  },
): Promise<boolean> {
  const accepted = await db
    .updateTable('users')
    .set({
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      time_zone: person.timeZone,
      email_confirmed_at: person.now,
      invited_at: null,
    })
    .where('id', '=', id)
    .where('invited_at', 'is not', null)
    .where(wasNeverUsed)
    .returning('id')
    .executeTakeFirst()
  return accepted !== undefined
}

function wasNeverUsed(user: ExpressionBuilder<Tables, 'users'>) {
  const identities = user.selectFrom('identities').select('owner_id').whereRef('owner_id', '=', 'users.id')
  const sessions = user.selectFrom('sessions').select('user_id').whereRef('user_id', '=', 'users.id')
  return user.and([
    user('password_hash', 'is', null),
    user('second_factor_at', 'is', null),
    user('email_confirmed_at', 'is', null),
    user('first_signed_in_at', 'is', null),
    user.not(user.exists(identities)),
    user.not(user.exists(sessions)),
  ])
}
