import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { type Reseal, seal, unseal } from '#server/platform/sealing'
import type { UserId } from '#shared/contract/ids'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './second-factor-code.ts'
import { findKey, resealKeys, takeRecoveryCode, takeStep } from './second-factor-repository.ts'

/** Codes of the second factor, each of which works once. */

/**
 * Uses up a code of the app or a recovery code, whichever it is.
 * @returns which it was; null when it is neither
 */
export async function takeCode(ctx: Context, userId: UserId, typed: string): Promise<'app' | 'recovery' | null> {
  if (/^\d{6}$/.test(withoutBlanks(typed)))
    return (await takeAppCode(ctx, ctx.db, { userId, sessionId: null }, typed)) ? 'app' : null
  return (await takeRecoveryCode(ctx.db, userId, hashRecoveryCode(typed), ctx.now())) ? 'recovery' : null
}

/** A key in its stored form. */
export function sealKey(ctx: Context, ownerId: UserId, key: string): string {
  return seal(ctx.secret, sealOf(ownerId), key)
}

/** Reseals all keys when the installation's secret changes. */
export async function resealSecondFactors(db: Database, reseal: Reseal): Promise<void> {
  await resealKeys(db, (ownerId, sealedKey) => reseal(sealOf(ownerId), sealedKey))
}

/** @param of.sessionId the session that sets the key up; null: the key in use */
export async function takeAppCode(
  ctx: Context,
  db: Database,
  { userId, sessionId }: { userId: UserId; sessionId: string | null },
  typed: string,
): Promise<boolean> {
  const stored = await findKey(db, userId, sessionId)
  if (!stored) return false
  const key = unseal(ctx.secret, sealOf(userId), stored.sealedKey)
  if (key === null) {
    ctx.log.error({ userId }, 'a second factor does not open with this SECRET; only recovery codes work for it')
    return false
  }
  const step = stepOf(key, withoutBlanks(typed), ctx.now())
  return step !== null && (await takeStep(db, userId, step))
}

function sealOf(ownerId: UserId) {
  return { purpose: 'second-factor', ownerId }
}

function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}
