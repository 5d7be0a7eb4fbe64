import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { keyIn } from '#server/platform/http/api-key-header'
import { addressKey } from '#server/platform/http/client-address'
import type { HttpRequest } from '#server/platform/http/http'
import { clockToleranceMs, enforceRateLimit } from '#server/platform/limits/rate-limit'
import { hashToken } from '#server/platform/tokens'
import type { PlainReason } from '#shared/errors/reason'
import { minuteMs } from '#shared/time/durations'
import type { Actor, KeyOfActor } from '../people/actor.ts'
import { findActor } from '../people/find-actor.ts'
import { findUser } from '../people/user-repository.ts'
import { isWellFormedKey } from './api-key.ts'
import { type AppGrant, findGrantOfAccess, noteGrantUse } from './grant-repository.ts'
import { type ApiKey, findKey, noteUse } from './key-repository.ts'

/** How often a last use is stored. */
const noteMs = minuteMs

/** A caller with a key: its issuer in its workspace, with their current permissions, before `withKey` limits them. */
export interface KeyCaller {
  issuer: Actor
  key: KeyOfActor
}

/**
 * The actor of a request's key: its issuer in the key's workspace, with their current permissions, limited by `withKey`
 * to the key's scopes. Attempts with wrong keys are limited by IP address; valid keys are not.
 * @throws AppError key_invalid | rate_limited
 */
export async function findKeyActor(ctx: Context, request: HttpRequest): Promise<KeyCaller> {
  const text = keyIn(request)
  if (text === undefined) throw new AppError('key_invalid', 'keyMissing')
  if (!isWellFormedKey(text)) throw await refused(ctx, request, 'keyMalformed')
  const key = await findKey(ctx.db, hashToken(text))
  const issuer = key && (await findIssuer(ctx, key))
  if (!issuer) throw await refused(ctx, request, 'keyUnknown')
  if (key.expiresAt <= ctx.now()) throw await refused(ctx, request, 'keyExpired')
  if (isNoteDue(ctx, key)) await noteUse(ctx.db, key, { at: ctx.now(), from: request.ip })
  return { issuer, key }
}

/**
 * Who calls with an access token: what a person allowed an app is a key that they hold for it, which uses no account at
 * LinkedIn.
 * @throws AppError key_invalid | rate_limited
 */
export async function findAppActor(ctx: Context, request: HttpRequest, token: string): Promise<KeyCaller> {
  const grant = await findGrantOfAccess(ctx.db, hashToken(token), ctx.now())
  const issuer = grant && (await findIssuer(ctx, grant))
  if (!issuer) throw await refused(ctx, request, 'accessUnknown')
  if (isNoteDue(ctx, grant)) await noteGrantUse(ctx.db, grant, { at: ctx.now(), from: request.ip })
  return { issuer, key: { id: grant.id, scopes: grant.scopes, accounts: [] } }
}

async function findIssuer(
  ctx: Context,
  { userId, workspace }: Pick<ApiKey | AppGrant, 'userId' | 'workspace'>,
): Promise<Actor | undefined> {
  const user = await findUser(ctx.db, userId)
  return user && (await findActor(ctx, 'api-key', user, workspace))
}

/** At most once a minute. */
function isNoteDue({ now }: Context, { lastUsedAt }: Pick<ApiKey | AppGrant, 'lastUsedAt'>): boolean {
  return lastUsedAt === null || lastUsedAt <= now() - noteMs || lastUsedAt > now() + clockToleranceMs
}

async function refused(ctx: Context, request: HttpRequest, reason: PlainReason): Promise<AppError> {
  await enforceRateLimit(ctx, 'keyGuesses', addressKey(request.ip))
  return new AppError('key_invalid', reason)
}
