import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { hashToken, newToken } from '#server/platform/tokens'
import { guessOf } from './guess-limits.ts'
import { findDevice } from './known-device.ts'
import { takeCode } from './second-factor.ts'
import type { User } from './user.ts'
import { findUserWithPassword } from './user-repository.ts'

/**
 * A sign-in between its two steps: the password was right, the code is still to come. The browser holds a token for it
 * in a cookie of its own; it opens nothing but the second step.
 */

const lifetimeMs = 5 * 60_000
const mostTries = 5

/** Gives the browser five minutes for the code. */
export async function beginPendingLogin(ctx: Context, user: User, reply: HttpReply): Promise<void> {
  const token = newToken()
  await ctx.db
    .insertInto('pending_logins')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at: ctx.now() + lifetimeMs, tries: 0 })
    .execute()
  const options = { ...cookieOptions(ctx.config), maxAge: lifetimeMs / 1000 }
  reply.setCookie(cookieName(ctx.config, 'pending'), token, options)
}

/**
 * The second step.
 * @returns who is signed in now; the first step is used up
 * @throws AppError invalid_input | second_factor_wrong | second_factor_expired after five minutes or five tries |
 *   rate_limited
 */
export async function finishPendingLogin(
  ctx: Context,
  code: string,
  request: HttpRequest,
  reply: HttpReply,
): Promise<User> {
  if (!code.trim()) throw new AppError('invalid_input', 'codeMissing')
  const tokenHash = hashToken(request.cookies[cookieName(ctx.config, 'pending')] ?? '')
  const pending = await ctx.db
    .selectFrom('pending_logins')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  const found = pending && (await findUserWithPassword(ctx.db, pending.user_id))
  if (!found) throw expired()

  const deviceId = findDevice(ctx, request, { id: found.user.id, passwordHash: found.passwordHash })
  const guess = guessOf(ctx, 'code', { account: found.user.id, address: addressKey(request.ip), deviceId })
  try {
    await guess.take()
  } catch (error) {
    noteSecurityEvent(ctx, 'login_limited', { userId: found.user.id })
    throw error
  }
  if (!(await takeTry(ctx, tokenHash))) {
    await guess.giveBack() // nothing was compared
    throw expired()
  }
  const kind = await takeCode(ctx, found.user.id, code)
  if (kind === null) {
    noteSecurityEvent(ctx, 'second_factor_failed', { userId: found.user.id })
    throw new AppError('second_factor_wrong', 'codeWrong')
  }
  await guess.giveBack()
  if (kind === 'recovery') noteSecurityEvent(ctx, 'recovery_code_used', { userId: found.user.id })
  await ctx.db.deleteFrom('pending_logins').where('token_hash', '=', tokenHash).execute()
  reply.clearCookie(cookieName(ctx.config, 'pending'), cookieOptions(ctx.config))
  return found.user
}

/** Counts a try, in one statement. False when the time or the tries are over. */
async function takeTry(ctx: Context, tokenHash: string): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('pending_logins')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.now())
    .where('expires_at', '<=', ctx.now() + lifetimeMs)
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}

function expired(): AppError {
  return new AppError('second_factor_expired', 'pendingLoginExpired')
}
