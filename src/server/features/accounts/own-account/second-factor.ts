import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { emitSignInChange } from '../people/account-events.ts'
import type { User } from '../people/user.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { keyAddress, newKey } from '../second-factor/second-factor-code.ts'
import {
  findKey,
  insertKey,
  removeSecondFactor,
  replaceRecoveryCodes,
  turnOn,
} from '../second-factor/second-factor-repository.ts'
import { sealKey, takeAppCode, takeCode } from '../second-factor/take-code.ts'
import { sessionIdOf, withActiveSession } from '../sign-in/sessions.ts'
import { changeSignIn, type Visit } from '../sign-in/sign-in.ts'
import { requirePassword } from './require-password.ts'

/** One's own second factor: setting it up, turning it on and off, replacing its recovery codes. */

const wrongCode = 'codeWrong'

/** Whether this person must set up a second factor first (REQUIRE_SECOND_FACTOR). */
export function mustSetUpSecondFactor(ctx: Context, user: User): boolean {
  const { requiresSecondFactor: whom } = ctx.config
  if (whom === null || user.secondFactorAt !== null) return false
  return whom === 'all' || user.isAdmin
}

/**
 * Makes the key for an authenticator app; it is in use once the same session confirmed a code of it.
 * @throws AppError wrong_password | conflict when there is a second factor already | rate_limited | busy
 */
export async function beginSecondFactor(
  ctx: Context,
  user: User,
  sessionId: string,
  password: string,
): Promise<{ key: string; address: string }> {
  if (user.secondFactorAt !== null) throw alreadyOn()
  await requirePassword(ctx, user, sessionId, password)
  const key = newKey()
  const sealedKey = sealKey(ctx, user.id, key)
  // turning the second factor on would have ended this session, so the key of one that is on is never replaced
  await withActiveSession(ctx, user, sessionId, (db) =>
    insertKey(db, user.id, { sealedKey, sessionId, now: ctx.now() }),
  )
  return { key, address: keyAddress(key, user.email) }
}

/**
 * Turns the second factor on, by a code that proves that the app has the key. Every other session ends.
 * @returns the recovery codes, shown only once
 * @throws AppError wrong_code | conflict when this session began nothing, or it is on | sign_in_required
 */
export async function confirmSecondFactor(ctx: Context, user: User, visit: Visit, code: string): Promise<string[]> {
  if (user.secondFactorAt !== null) throw alreadyOn()
  const codes = newRecoveryCodes()
  const setUp = { userId: user.id, sessionId: sessionIdOf(ctx, visit.request) }
  await changeSignIn(ctx, user, visit, async (db) => {
    if (!(await findKey(db, user.id, setUp.sessionId))) throw new AppError('conflict', 'secondFactorSetUpOver')
    if (!(await takeAppCode(ctx, db, setUp, code))) throw new AppError('wrong_code', wrongCode)
    if (!(await turnOn(db, user.id, ctx.now()))) throw alreadyOn()
    await replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode))
    await emitSignInChange(ctx, db, user.id, 'secondFactorOn')
  })
  return codes
}

/**
 * Turns it off, by password and code; every other session ends, as after each change to signing in.
 * @throws AppError wrong_password | wrong_code | conflict when it is off | rate_limited | busy | sign_in_required
 */
export async function turnOffSecondFactor(ctx: Context, user: User, visit: Visit, proof: Proof): Promise<void> {
  await requireBoth(ctx, user, sessionIdOf(ctx, visit.request), proof)
  await changeSignIn(ctx, user, visit, async (db) => {
    if (!(await removeSecondFactor(db, user.id))) throw alreadyOff()
    await emitSignInChange(ctx, db, user.id, 'secondFactorOff')
  })
}

/** Makes ten new recovery codes and ends the old ones. @throws as `turnOffSecondFactor` */
export async function renewRecoveryCodes(ctx: Context, user: User, sessionId: string, proof: Proof): Promise<string[]> {
  await requireBoth(ctx, user, sessionId, proof)
  const codes = newRecoveryCodes()
  await withActiveSession(ctx, user, sessionId, async (db) => {
    await replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode))
    await emitSignInChange(ctx, db, user.id, 'recoveryCodesRenewed')
  })
  return codes
}

export interface Proof {
  password: string
  code: string
}

async function requireBoth(ctx: Context, user: User, sessionId: string, { password, code }: Proof): Promise<void> {
  if (user.secondFactorAt === null) throw alreadyOff()
  await requirePassword(ctx, user, sessionId, password)
  await enforceRateLimit(ctx, 'codeChecks', sessionId)
  const kind = await takeCode(ctx, user.id, code)
  if (kind === null) {
    noteSecurityEvent(ctx, 'second_factor_failed', { userId: user.id })
    throw new AppError('wrong_code', wrongCode)
  }
  await refundRateLimit(ctx, 'codeChecks', sessionId)
}

function alreadyOn(): AppError {
  return new AppError('conflict', 'secondFactorOn')
}

function alreadyOff(): AppError {
  return new AppError('conflict', 'secondFactorOff')
}
