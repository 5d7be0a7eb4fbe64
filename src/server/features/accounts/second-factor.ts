import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { emitSignInChange } from './account-events.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { requirePassword } from './require-password.ts'
import { keyAddress, newKey } from './second-factor-code.ts'
import { findKey, insertKey, removeSecondFactor, replaceRecoveryCodes, turnOn } from './second-factor-repository.ts'
import { sessionIdOf, withActiveSession } from './sessions.ts'
import { changeSignIn, type Visit } from './sign-in.ts'
import { sealKey, takeAppCode, takeCode } from './take-code.ts'
import type { User } from './user.ts'

/** The second factor of someone who is signed in: set up, turned on and off, its recovery codes made anew. */

const wrongCode = 'codeWrong'

/** Whether this person has to set up a second factor before anything else (REQUIRE_SECOND_FACTOR). */
export function mustSetUpSecondFactor(ctx: Context, user: User): boolean {
  const { requiresSecondFactor: whom } = ctx.config
  if (whom === null || user.secondFactorAt !== null) return false
  return whom === 'all' || user.isAdmin
}

/**
 * Makes the key that an authenticator app takes; it counts once a code of it was confirmed from the same session.
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
 * Turns the second factor on, by a code that shows that the app has the key. Every other session ends.
 * @returns the recovery codes, which are shown this once
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
 * Turns it off for someone with password and code; every other session ends, as at each change of how one signs in.
 * @throws AppError wrong_password | wrong_code | conflict when it is off | rate_limited | busy | sign_in_required
 */
export async function turnOffSecondFactor(ctx: Context, user: User, visit: Visit, proof: Proof): Promise<void> {
  await requireBoth(ctx, user, sessionIdOf(ctx, visit.request), proof)
  await changeSignIn(ctx, user, visit, async (db) => {
    if (!(await removeSecondFactor(db, user.id))) throw alreadyOff()
    await emitSignInChange(ctx, db, user.id, 'secondFactorOff')
  })
}

/** Ten new recovery codes; the old ones end. @throws as `turnOffSecondFactor` */
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
