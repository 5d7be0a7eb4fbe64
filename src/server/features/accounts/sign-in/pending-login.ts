import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import { cookieName } from '#server/platform/http/cookies'
import type { HttpRequest } from '#server/platform/http/http'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { hashToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import { minuteMs } from '#shared/time/durations'
import { withUserLock } from '../people/user-lock.ts'
import { findUserWithPassword } from '../people/user-repository.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { guessOf } from './guess-limits.ts'
import { findDevice } from './known-device.ts'

/**
 * A pending sign-in: the password was right, the code is still missing. The browser holds its token in a separate
 * cookie, which opens only the second step.
 */

export const pendingLoginMs = 5 * minuteMs
const maxTries = 5

/** @param login.token the browser's cookie */
export async function insertPendingLogin(
  db: Database,
  { userId, token, now }: { userId: UserId; token: string; now: number },
): Promise<void> {
  await db
    .insertInto('pending_logins')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: now + pendingLoginMs, tries: 0 })
    .execute()
}

/**
 * The second step: uses up the code and the pending sign-in, and runs `work` for its owner, under their lock.
 * @throws AppError invalid_input | second_factor_wrong | second_factor_expired after five minutes or five tries |
 *   rate_limited
 */
export async function takeVerifiedLogin<Result>(
  ctx: Context,
  code: string,
  request: HttpRequest,
  work: (db: Database, userId: UserId) => Promise<Result>,
): Promise<Result> {
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
    await guess.giveBack() // no code was compared
    throw expired()
  }
  const kind = await takeCode(ctx, found.user.id, code)
  if (kind === null) {
    noteSecurityEvent(ctx, 'second_factor_failed', { userId: found.user.id })
    throw new AppError('second_factor_wrong', 'codeWrong')
  }
  await guess.giveBack()
  if (kind === 'recovery') noteSecurityEvent(ctx, 'recovery_code_used', { userId: found.user.id })
  return await withUserLock(ctx, found.user.id, async (db) => {
    // the pending sign-in may have ended while the code was compared
    const first = db.deleteFrom('pending_logins').where('token_hash', '=', tokenHash).returning('user_id')
    if (!(await first.executeTakeFirst())) throw expired()
    return await work(db, found.user.id)
  })
}

/** Counts a try, in one statement. False when time or tries are used up. */
async function takeTry(ctx: Context, tokenHash: string): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('pending_logins')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', ctx.now())
    .where('expires_at', '<=', ctx.now() + pendingLoginMs)
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}

function expired(): AppError {
  return new AppError('second_factor_expired', 'pendingLoginExpired')
}
