import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { keyIn } from '#server/platform/http/api-key-header'
import { addressKey } from '#server/platform/http/client-address'
import type { HttpRequest } from '#server/platform/http/http'
import { clockToleranceMs, enforceRateLimit } from '#server/platform/limits/rate-limit'
import { hashToken } from '#server/platform/tokens'
import type { PlainReason } from '#shared/errors/reason'
import { minuteMs } from '#shared/time/durations'
import type { Actor } from '../people/actor.ts'
import { findActor } from '../people/find-actor.ts'
import { findUser } from '../people/user-repository.ts'
import { isWellFormedKey } from './api-key.ts'
import { type ApiKey, findKey, noteUse } from './key-repository.ts'

/** How often a key's last use is stored. */
const noteMs = minuteMs

/**
 * The actor of a request's key: its issuer in the key's workspace, with their current permissions, limited by `withKey`
 * to the key's scopes. Attempts with wrong keys are limited by IP address; valid keys are not.
 * @throws AppError key_invalid | rate_limited
 */
export async function findKeyActor(ctx: Context, request: HttpRequest): Promise<{ issuer: Actor; key: ApiKey }> {
  const text = keyIn(request)
  if (text === undefined) throw new AppError('key_invalid', 'keyMissing')
  if (!isWellFormedKey(text)) throw await refused(ctx, request, 'keyMalformed')
  const key = await findKey(ctx.db, hashToken(text))
  const user = key && (await findUser(ctx.db, key.userId))
  const issuer = user && (await findActor(ctx, 'api-key', user, key.workspace))
  if (!issuer) throw await refused(ctx, request, 'keyUnknown')
  if (key.expiresAt <= ctx.now()) throw await refused(ctx, request, 'keyExpired')
  await noteNow(ctx, key, request.ip)
  return { issuer, key }
}

/** At most once a minute. */
async function noteNow(ctx: Context, key: ApiKey, from: string): Promise<void> {
  const now = ctx.now()
  const { lastUsedAt } = key
  const isRecent = lastUsedAt !== null && lastUsedAt > now - noteMs && lastUsedAt <= now + clockToleranceMs
  if (!isRecent) await noteUse(ctx.db, key, { at: now, from })
}

async function refused(ctx: Context, request: HttpRequest, reason: PlainReason): Promise<AppError> {
  await enforceRateLimit(ctx, 'keyGuesses', addressKey(request.ip))
  return new AppError('key_invalid', reason)
}
