import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { keyedHash } from '#server/platform/tokens'
import { sendInvitationJob, sendPasswordLinkJob } from './account-jobs.ts'
import { normaliseEmail } from './email-address.ts'
import { isInvited } from './invitation-repository.ts'
import { checkLink, endLinks, useLink } from './one-time-links.ts'
import { hashPassword, isPassword, refusePassword } from './password.ts'
import { requirePasswords } from './password-allowed.ts'
import { endAllSessions, requireNewSession } from './sessions.ts'
import type { User } from './user.ts'
import { confirmEmail, findUser, findUserByEmail, setPasswordHash } from './user-repository.ts'

const guesses = { limit: 10, windowMs: 15 * 60 * 1000 }
const requestsPerAddress = { limit: 10, windowMs: 60 * 60 * 1000 }
/** Each new link ends the one before, so a stranger who asks again and again must not win against the reader. */
const linksPerAccount = { limit: 5, windowMs: 60 * 60 * 1000 }

/**
 * Asks someone who is signed in for the password once more; who has none must have signed in just now. Only failures count, and for the session they came from:
 * whoever found an open browser can't keep the owner from trying elsewhere.
 * @param sessionId as `sessionIdOf` gives it
 * @throws AppError wrong_password | rate_limited: ten wrong guesses a quarter of an hour | busy
 */
export async function requirePassword(ctx: Context, user: User, sessionId: string, password: string): Promise<void> {
  if (!user.hasPassword) return await requireNewSession(ctx, sessionId)
  const key = `password ${sessionId}`
  const found = await findUserByEmail(ctx.db, user.email)
  const take = () => enforceRateLimit(ctx.db, key, guesses, ctx.now())
  if (!(await isPassword(found?.passwordHash ?? null, password, take))) {
    noteSecurityEvent(ctx, 'password_check_failed', { userId: user.id })
    throw new AppError('wrong_password', 'passwordWrong')
  }
  await refundRateLimit(ctx.db, key)
}

/** Changes the password of someone who knows it; every session ends. @throws AppError wrong_password | invalid_input */
export async function changePassword(
  ctx: Context,
  user: User,
  sessionId: string,
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  requirePasswords(ctx)
  await requirePassword(ctx, user, sessionId, current)
  const passwordHash = await hashNewPassword(wanted)
  await inTransaction(ctx.db, (db) => replacePassword(db, user.id, passwordHash))
  noteSecurityEvent(ctx, 'password_changed', { userId: user.id })
}

/**
 * Sends a link to choose a new password, if there is such an account; to who has not accepted an invitation yet, the
 * invitation again. Looks the same if there is none.
 * @param address as `addressKey` gives it
 */
export async function requestPasswordReset(ctx: Context, email: string, address: string): Promise<void> {
  requirePasswords(ctx)
  await enforceRateLimit(ctx.db, keyedHash(ctx.secret, `forgot ${address}`), requestsPerAddress, ctx.now())
  const found = await findUserByEmail(ctx.db, normaliseEmail(email))
  if (found && (await hasLinksLeft(ctx, found.user.id))) {
    const isNew = found.passwordHash === null && (await isInvited(ctx.db, found.user.id))
    await ctx.jobs.add(isNew ? sendInvitationJob : sendPasswordLinkJob, { userId: found.user.id })
  }
}

/**
 * Sets a new password by a mailed link; every session and every other link ends.
 * @returns whose it is
 * @throws AppError link_expired | invalid_input | rate_limited | busy
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  password: string,
): Promise<{ id: string; passwordHash: string }> {
  requirePasswords(ctx)
  await checkLink(ctx, 'password-reset', token)
  const passwordHash = await hashNewPassword(password)
  const id = await inTransaction(ctx.db, async (db) => {
    const userId = await useLink(db, 'password-reset', token, ctx.now())
    await replacePassword(db, userId, passwordHash)
    await confirmEmail(db, userId, ctx.now()) // the link came by mail
    return userId
  })
  noteSecurityEvent(ctx, 'link_used', { userId: id })
  noteSecurityEvent(ctx, 'password_changed', { userId: id })
  return { id, passwordHash }
}

/** @throws AppError invalid_input | busy */
export async function hashNewPassword(password: string): Promise<string> {
  const refusal = await refusePassword(password)
  if (refusal) throw new AppError('invalid_input', refusal)
  return await hashPassword(password)
}

/** Whatever was handed out under the old password ends with it: sessions, sign-ins under way, mailed links. */
export async function replacePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  if (!(await findUser(db, userId))) throw new AppError('link_expired', 'accountGone')
  await setPasswordHash(db, userId, passwordHash)
  await endAllSessions(db, userId)
  await endLinks(db, userId)
}

async function hasLinksLeft(ctx: Context, userId: string): Promise<boolean> {
  try {
    await enforceRateLimit(ctx.db, `reset links ${userId}`, linksPerAccount, ctx.now())
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false // the newest link stays as it is
    throw error
  }
}
