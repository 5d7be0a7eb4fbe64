import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { type Reseal, seal, unseal } from '#server/platform/sealing'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { requirePassword } from './change-password.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { keyAddress, newKey, stepOf } from './second-factor-code.ts'
import {
  findKey,
  insertKey,
  markOn,
  removeSecondFactor,
  replaceRecoveryCodes,
  resealKeys,
  takeRecoveryCode,
  takeStep,
} from './second-factor-repository.ts'
import { endAllSessions } from './sessions.ts'
import type { User } from './user.ts'

/** The second factor of someone who is signed in: set up, turned on and off, its recovery codes made anew. */

const guesses = { limit: 10, windowMs: 15 * 60 * 1000 }
const noKey = 'secondFactorSetUpOver'
const wrongCode = 'codeWrong'

/** Whether this person has to set up a second factor before anything else (REQUIRE_SECOND_FACTOR). */
export function mustSetUpSecondFactor(ctx: Context, user: User): boolean {
  const { requiresSecondFactor: whom } = ctx.config
  if (whom === null || user.secondFactorAt !== null) return false
  return whom === 'all' || user.role === 'admin'
}

/**
 * Makes the key that an authenticator app takes; it counts once a code of it was confirmed.
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
  const sealedKey = seal(ctx.secret, sealOf(user.id), key)
  await inTransaction(ctx.db, (db) => insertKey(db, user.id, { sealedKey, now: ctx.now() }))
  return { key, address: keyAddress(key, user.email) }
}

/**
 * Turns the second factor on, by a code that shows that the app has the key. Every session and every sign-in under way
 * ends, since they came about by the password alone.
 * @returns the recovery codes, which are shown this once
 * @throws AppError wrong_code | conflict when nothing was begun, or it is on
 */
export async function confirmSecondFactor(ctx: Context, user: User, code: string): Promise<string[]> {
  if (user.secondFactorAt !== null) throw alreadyOn()
  const codes = newRecoveryCodes()
  await inTransaction(ctx.db, async (db) => {
    if (!(await findKey(db, user.id))) throw new AppError('conflict', noKey)
    if (!(await takeAppCode(ctx, db, user.id, code))) throw new AppError('wrong_code', wrongCode)
    if (!(await markOn(db, user.id, ctx.now()))) throw alreadyOn()
    await replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode))
    await endAllSessions(db, user.id)
  })
  noteSecurityEvent(ctx, 'second_factor_changed', { userId: user.id })
  return codes
}

/**
 * Turns it off for someone with password and code; every session ends, as at each change of how one signs in.
 * @throws AppError wrong_password | wrong_code | conflict when it is off | rate_limited | busy
 */
export async function turnOffSecondFactor(ctx: Context, user: User, sessionId: string, proof: Proof): Promise<void> {
  await requireBoth(ctx, user, sessionId, proof)
  await inTransaction(ctx.db, async (db) => {
    await removeSecondFactor(db, user.id)
    await endAllSessions(db, user.id)
  })
  noteSecurityEvent(ctx, 'second_factor_changed', { userId: user.id })
}

/** Ten new recovery codes; the old ones end. @throws as `turnOffSecondFactor` */
export async function renewRecoveryCodes(ctx: Context, user: User, sessionId: string, proof: Proof): Promise<string[]> {
  await requireBoth(ctx, user, sessionId, proof)
  const codes = newRecoveryCodes()
  await inTransaction(ctx.db, (db) => replaceRecoveryCodes(db, user.id, codes.map(hashRecoveryCode)))
  noteSecurityEvent(ctx, 'second_factor_changed', { userId: user.id })
  return codes
}

/**
 * Uses up a code of the app or a recovery code, whichever this is.
 * @returns which it was; null when it is neither
 */
export async function takeCode(ctx: Context, userId: string, typed: string): Promise<'app' | 'recovery' | null> {
  if (/^\d{6}$/.test(withoutBlanks(typed))) return (await takeAppCode(ctx, ctx.db, userId, typed)) ? 'app' : null
  return (await takeRecoveryCode(ctx.db, userId, hashRecoveryCode(typed), ctx.now())) ? 'recovery' : null
}

/** Keys, sealed anew: for when the installation's secret changes. */
export async function resealSecondFactors(db: Database, reseal: Reseal): Promise<void> {
  await resealKeys(db, (ownerId, sealedKey) => reseal(sealOf(ownerId), sealedKey))
}

export interface Proof {
  password: string
  code: string
}

async function requireBoth(ctx: Context, user: User, sessionId: string, { password, code }: Proof): Promise<void> {
  if (user.secondFactorAt === null) throw new AppError('conflict', 'secondFactorOff')
  await requirePassword(ctx, user, sessionId, password)
  const key = `code ${sessionId}`
  await enforceRateLimit(ctx.db, key, guesses, ctx.now())
  const kind = await takeCode(ctx, user.id, code)
  if (kind === null) {
    noteSecurityEvent(ctx, 'second_factor_failed', { userId: user.id })
    throw new AppError('wrong_code', wrongCode)
  }
  await refundRateLimit(ctx.db, key)
}

async function takeAppCode(ctx: Context, db: Database, userId: string, typed: string): Promise<boolean> {
  const stored = await findKey(db, userId)
  if (!stored) return false
  const key = unseal(ctx.secret, sealOf(userId), stored.sealedKey)
  if (key === null) {
    ctx.log.error({ userId }, 'a second factor does not open with this SECRET; only recovery codes work for it')
    return false
  }
  const step = stepOf(key, withoutBlanks(typed), ctx.now())
  return step !== null && (await takeStep(db, userId, step))
}

function sealOf(ownerId: string) {
  return { purpose: 'second-factor', ownerId }
}

function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}

function alreadyOn(): AppError {
  return new AppError('conflict', 'secondFactorOn')
}
