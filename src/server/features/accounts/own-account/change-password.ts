import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import type { UserId } from '#shared/contract/ids'
import { sendInvitationJob, sendPasswordLinkJob } from '../links/account-jobs.ts'
import { checkLink, endLinks, useLink } from '../links/one-time-links.ts'
import { hashPassword, refusePassword } from '../passwords/password.ts'
import { requirePasswords } from '../passwords/password-allowed.ts'
import { emitSignInChange } from '../people/account-events.ts'
import { normaliseEmail } from '../people/email-address.ts'
import type { User } from '../people/user.ts'
import { confirmEmail, findUserByEmail, findUserWithPassword, setPasswordHash } from '../people/user-repository.ts'
import { isInvited } from '../rights/invitation-repository.ts'
import { endIdentities } from '../sign-in/provider-links-repository.ts'
import { endAllSessions, sessionIdOf } from '../sign-in/sessions.ts'
import { changeSignIn, type Visit } from '../sign-in/sign-in.ts'
import { requirePassword } from './require-password.ts'

/**
 * Changes one's own password, given the old one; every other session ends.
 * @throws AppError wrong_password | invalid_input
 */
export async function changePassword(
  ctx: Context,
  user: User,
  visit: Visit,
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  requirePasswords(ctx)
  await requirePassword(ctx, user, sessionIdOf(ctx, visit.request), current)
  const passwordHash = await hashNewPassword(wanted)
  await changeSignIn(ctx, user, visit, async (db) => {
    await replacePassword(db, user.id, passwordHash)
    await emitSignInChange(ctx, db, user.id, 'passwordChanged')
  })
}

/**
 * Mails a link to choose a new password; to someone who has not accepted their invitation yet, the invitation again.
 * Answers the same when there is no such account.
 */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  requirePasswords(ctx)
  const found = await findUserByEmail(ctx.db, normaliseEmail(email))
  if (found && (await hasLinksLeft(ctx, found.user.id))) {
    const isNew = found.passwordHash === null && (await isInvited(ctx.db, found.user.id))
    await ctx.jobs.add(isNew ? sendInvitationJob : sendPasswordLinkJob, { userId: found.user.id })
  }
}

/**
 * Sets a new password by a mailed link. `resetPasswordTo` says what it ends.
 * @returns the account's owner
 * @throws AppError link_expired | invalid_input | rate_limited | busy
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  password: string,
): Promise<{ id: UserId; passwordHash: string }> {
  requirePasswords(ctx)
  await checkLink(ctx, 'password-reset', token)
  const passwordHash = await hashNewPassword(password)
  const id = await inTransaction(ctx.db, async (db) => {
    const userId = await useLink(ctx, db, 'password-reset', token)
    const change = await resetPasswordTo(db, userId, passwordHash)
    await confirmEmail(db, userId, ctx.now()) // the link came by mail, so it proves the address
    await emitSignInChange(ctx, db, userId, change)
    return userId
  })
  return { id, passwordHash }
}

/** @throws AppError invalid_input | busy */
export async function hashNewPassword(password: string): Promise<string> {
  const refusal = await refusePassword(password)
  if (refusal) throw new AppError('invalid_input', refusal)
  return await hashPassword(password)
}

/**
 * Sets a password for someone who did not give the old one. Shuts out anyone who may have taken over the account:
 * sessions, pending sign-ins, mailed links and linked identities end, and identities have to be linked again. An
 * account without a password keeps its identity, since its owner signs in by it. Call it in a transaction.
 * @returns what to tell the owner
 */
export async function resetPasswordTo(
  db: Database,
  userId: UserId,
  passwordHash: string,
): Promise<'passwordSet' | 'passwordReset'> {
  const found = await findUserWithPassword(db, userId)
  if (!found) throw new AppError('link_expired', 'accountGone')
  await replacePassword(db, userId, passwordHash)
  await endAllSessions(db, userId)
  if (found.passwordHash === null) return 'passwordSet'
  await endIdentities(db, userId)
  return 'passwordReset'
}

/** Links that were mailed under the old password end with it. */
async function replacePassword(db: Database, userId: UserId, passwordHash: string): Promise<void> {
  await setPasswordHash(db, userId, passwordHash)
  await endLinks(db, userId)
}

async function hasLinksLeft(ctx: Context, userId: UserId): Promise<boolean> {
  try {
    await enforceRateLimit(ctx, 'passwordLinks', userId)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false // the newest link stays valid
    throw error
  }
}
