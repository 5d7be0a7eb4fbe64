import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { NewRow, Row } from '#server/platform/database/schema'
import { asUserId, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { User } from './user.ts'
import { insertPersonalWorkspace } from './workspace-repository.ts'

export interface NewUser {
  id: UserId
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  isAdmin: boolean
  plan: User['plan']
  isApproved: boolean
  timeZone: string
  createdAt: number
}

/** Stores a new account with its personal workspace; false when the e-mail is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  const row: NewRow<'users'> = {
    id: user.id,
    email: user.email,
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    profile_image_url: null,
    is_admin: user.isAdmin ? 1 : 0,
    is_approved: user.isApproved ? 1 : 0,
    approved_at: user.isApproved ? user.createdAt : null,
    created_at: user.createdAt,
    time_zone: user.timeZone,
    email_confirmed_at: null,
  }
  return await inTransaction(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return false
    await insertPersonalWorkspace(transaction, user.id, user.plan)
    return true
  })
}

/** People with their personal workspaces; both have the same id. */
export function selectUsers(db: Database) {
  return db.selectFrom('users').innerJoin('workspaces', 'workspaces.id', 'users.id').selectAll(['users', 'workspaces'])
}

export async function findUser(db: Database, id: UserId): Promise<User | undefined> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst()
  return row && toUser(row)
}

/** With the password hash, for signing in. @param email in lower case */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const row = await selectUsers(db).where('email', '=', email).executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

export async function findUserWithPassword(
  db: Database,
  id: UserId,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** Everyone who waits for approval, newest first. Uses index users_approval. */
export async function listPendingUsers(db: Database): Promise<User[]> {
  const rows = await selectUsers(db)
    .where('is_approved', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
  return rows.map(toUser)
}

/** The administrators' addresses, for mails that one of them must act on. */
export async function listAdminRecipients(db: Database): Promise<Pick<User, 'email' | 'interfaceLanguage'>[]> {
  return await db
    .selectFrom('users')
    .select(['email', 'interface_language as interfaceLanguage'])
    .where('is_admin', '=', 1)
    .where('is_approved', '=', 1)
    .orderBy('id')
    .execute()
}

export async function listAdminIds(db: Database): Promise<UserId[]> {
  const rows = await db.selectFrom('users').select('id').where('is_admin', '=', 1).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('is_admin', '=', 1).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Records that the owner has proven the account's e-mail. @returns whether this was the first time */
export async function confirmEmail(db: Database, id: UserId, now: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Records the first sign-in; later ones change nothing. */
export async function recordFirstSignIn(db: Database, id: UserId, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_signed_in_at: now })
    .where('id', '=', id)
    .where('first_signed_in_at', 'is', null)
    .execute()
}

export async function setPasswordHash(db: Database, id: UserId, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Allows an administrator's password until then, under OIDC_ONLY. */
export async function allowPassword(db: Database, id: UserId, until: number): Promise<void> {
  await db.updateTable('users').set({ password_allowed_until: until }).where('id', '=', id).execute()
}

export async function updateProfile(
  db: Database,
  id: UserId,
  change: {
    timeZone?: string | undefined
    profileImageUrl?: string | null | undefined
    interfaceLanguage?: User['interfaceLanguage'] | undefined
    welcomedAt?: number | undefined
  },
): Promise<void> {
  const set = {
    ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
    ...(change.profileImageUrl !== undefined && { profile_image_url: change.profileImageUrl }),
    ...(change.interfaceLanguage !== undefined && { interface_language: change.interfaceLanguage }),
    ...(change.welcomedAt !== undefined && { welcomed_at: change.welcomedAt }),
  }
  if (Object.keys(set).length > 0) await db.updateTable('users').set(set).where('id', '=', id).execute()
}

/** @param row the joined row of a person and their workspace, which share an id */
export function toUser(row: Omit<Row<'users'> & Row<'workspaces'>, 'id'> & { id: string }): User {
  return {
    id: asUserId(row.id),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    isAdmin: row.is_admin === 1,
    plan: row.plan,
    subscriptionStatus: row.subscription_status,
    isApproved: row.is_approved === 1,
    approvedAt: row.approved_at,
    createdAt: row.created_at,
    timeZone: row.time_zone,
    monthKey: row.month_key,
    monthUsed: row.month_used,
    paidUntil: row.paid_until,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    pastDueSince: row.past_due_since,
    secondFactorAt: row.second_factor_at,
    interfaceLanguage: row.interface_language,
    isEmailConfirmed: row.email_confirmed_at !== null,
    firstSignedInAt: row.first_signed_in_at,
    welcomedAt: row.welcomed_at,
    hasPassword: row.password_hash !== null,
  }
}

/** One's own, and in a team those that its other members lend to it. */
export async function countLinkedinAccounts(db: Database, userId: UserId, workspace: WorkspaceId): Promise<number> {
  const { connected } = await db
    .selectFrom('linkedin_accounts')
    .select((column) => column.fn.countAll<number>().as('connected'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { lent } = await db
    .selectFrom('account_lendings')
    .innerJoin('workspace_members', (join) =>
      join
        .onRef('workspace_members.workspace_id', '=', 'account_lendings.workspace_id')
        .onRef('workspace_members.user_id', '=', 'account_lendings.owner_id'),
    )
    .select((column) => column.fn.countAll<number>().as('lent'))
    .where('account_lendings.workspace_id', '=', workspace)
    .where('account_lendings.owner_id', '!=', userId)
    .executeTakeFirstOrThrow()
  return connected + lent
}
