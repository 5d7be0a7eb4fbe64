import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { returnAttempt, takeAttempt } from '#server/platform/rate-limit'
import { keyedHash } from '#server/platform/tokens'
import { normaliseEmail } from './email-address.ts'
import { useLink } from './one-time-links.ts'
import { hashPassword, isPassword, refusePassword } from './password.ts'
import { endAllSessions } from './sessions.ts'
import type { User } from './user.ts'
import { confirmEmail, findUser, findUserByEmail, setPasswordHash } from './user-repository.ts'

const guesses = { limit: 10, windowMs: 15 * 60 * 1000 }
const requestsPerAddress = { limit: 10, windowMs: 60 * 60 * 1000 }

/** @throws AppError wrong_credentials | rate_limited: ten wrong guesses a quarter of an hour */
export async function requirePassword(ctx: Context, user: User, password: string): Promise<void> {
  const key = `password ${user.id}`
  await takeAttempt(ctx.db, key, guesses, ctx.now())
  const found = await findUserByEmail(ctx.db, user.email)
  if (!(await isPassword(found?.passwordHash ?? null, password))) {
    throw new AppError('wrong_password', 'This is not your current password.')
  }
  await returnAttempt(ctx.db, key)
}

/** Changes the password of someone who knows it; every session ends. @throws AppError wrong_password | invalid_input */
export async function changePassword(ctx: Context, user: User, current: string, wanted: string): Promise<void> {
  await requirePassword(ctx, user, current)
  const passwordHash = await hashNewPassword(wanted)
  await ctx.db.transaction().execute((db) => replacePassword(db, user.id, passwordHash))
}

/** Sends a link to choose a new password, if there is such an account. Looks the same if there is none. */
export async function requestPasswordReset(ctx: Context, email: string, address: string): Promise<void> {
  await takeAttempt(ctx.db, keyedHash(ctx.secret, `forgot ${address}`), requestsPerAddress, ctx.now())
  const found = await findUserByEmail(ctx.db, normaliseEmail(email))
  if (found) await ctx.jobs.add('send-password-link', { userId: found.user.id })
}

/** Sets a new password by a mailed link; every session ends. @throws AppError link_expired | invalid_input */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashNewPassword(password)
  await ctx.db.transaction().execute(async (db) => {
    const userId = await useLink(db, 'password-reset', token, ctx.now())
    await replacePassword(db, userId, passwordHash)
    await confirmEmail(db, userId, ctx.now()) // the link came by mail
  })
}

/** @throws AppError invalid_input with the specification's sentence */
export async function hashNewPassword(password: string): Promise<string> {
  const refusal = await refusePassword(password)
  if (refusal) throw new AppError('invalid_input', refusal)
  return await hashPassword(password)
}

async function replacePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  if (!(await findUser(db, userId))) throw new AppError('link_expired', 'This account does not exist any more.')
  await setPasswordHash(db, userId, passwordHash)
  await endAllSessions(db, userId)
}
