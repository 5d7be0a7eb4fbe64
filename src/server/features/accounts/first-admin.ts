import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { hashToken, newToken } from '#server/platform/tokens'
import type { Body } from '#shared/contract/contract'
import { asUserId, type UserId } from '#shared/contract/ids'
import { isLinkValid, linkLifetimeMs } from './links/one-time-links.ts'
import { resetPasswordTo } from './own-account/change-password.ts'
import { hashPassword } from './passwords/password.ts'
import { aboutAccount, emitSignInChange } from './people/account-events.ts'
import { timeZoneOrUtc, type User } from './people/user.ts'
import { findUser, findUserByEmail, hasAdmin, insertUser } from './people/user-repository.ts'
import { changeRights } from './rights/rights.ts'
import { checkCredentials } from './sign-up/register.ts'

/** How an installation gets its first administrator: never by registering first, never by a default password. */

/** Makes a one-time set-up address and ends earlier ones; null when there is an administrator. */
export async function renewSetupLink(ctx: Context): Promise<string | null> {
  await ctx.db.deleteFrom('links').where('kind', '=', 'setup').execute()
  if (await hasAdmin(ctx.db)) return null
  const token = newToken()
  const expiresAt = ctx.now() + linkLifetimeMs.setup
  const link = { token_hash: hashToken(token), kind: 'setup' as const, user_id: null, expires_at: expiresAt }
  await ctx.db.insertInto('links').values(link).execute()
  return `${ctx.config.http.publicUrl}/setup#${token}`
}

/**
 * Makes the first administrator, by the set-up link.
 * @throws AppError link_expired | invalid_input | conflict | busy
 */
export async function setUp(ctx: Context, input: Body<'setup'>): Promise<User> {
  if (!(await isLinkValid(ctx, 'setup', input.token))) throw expired()
  const { email, password } = await checkCredentials(input)
  const passwordHash = await hashPassword(password)
  return await inTransaction(ctx.db, async (db) => {
    const used = await db
      .deleteFrom('links')
      .where('token_hash', '=', hashToken(input.token))
      .where('kind', '=', 'setup')
      .where('expires_at', '>', ctx.now())
      .returning('token_hash')
      .executeTakeFirst()
    if (!used || (await hasAdmin(db))) throw expired()
    const names = {
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      timeZone: timeZoneOrUtc(input.timeZone),
    }
    const id = await insertAdmin(db, { email, passwordHash, ...names, createdAt: ctx.now() })
    if (!id) throw new AppError('conflict', 'emailTakenUseAnother')
    const user = await findUser(db, id)
    if (!user) throw new Error('The account just made is gone')
    await emit(ctx, db, { ...aboutAccount(id), name: 'account.link-used', payload: {} })
    return user
  })
}

function expired(): AppError {
  return new AppError('link_expired', 'setUpLinkExpired')
}

/** Creates or promotes the account of ADMIN_EMAIL and ADMIN_PASSWORD, only while there is no administrator. */
export async function ensureConfiguredAdmin(ctx: Context): Promise<void> {
  const { firstAdmin } = ctx.config
  if (!firstAdmin || (await hasAdmin(ctx.db))) return
  const { email, password } = await checkCredentials(firstAdmin)
  const passwordHash = await hashPassword(password)
  const existing = await findUserByEmail(ctx.db, email)
  if (existing) {
    await inTransaction(ctx.db, async (db) => {
      await emitSignInChange(ctx, db, existing.user.id, await resetPasswordTo(db, existing.user.id, passwordHash))
      await changeRights(ctx, db, existing.user.id, { isAdmin: true, isApproved: true })
    })
    return
  }
  await insertAdmin(ctx.db, { email, passwordHash, firstName: '', lastName: '', timeZone: 'UTC', createdAt: ctx.now() })
}

interface NewAdmin {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  timeZone: string
  createdAt: number
}

/** The new account's id; undefined when the e-mail is taken. */
export async function insertAdmin(db: Database, admin: NewAdmin): Promise<UserId | undefined> {
  const id = asUserId(randomUUID())
  const inserted = await insertUser(db, { ...admin, id, isAdmin: true, plan: 'trial', isApproved: true })
  return inserted ? id : undefined
}
