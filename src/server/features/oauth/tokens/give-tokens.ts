import { createHash } from 'node:crypto'
import type { Context } from '#server/context/context'
import { type AppGrant, deleteGrant, findGrantOfToken } from '#server/features/accounts/keys/grant-repository'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import type { Database } from '#server/platform/database/database'
import { hashToken } from '#server/platform/tokens'
import { oauthLimits } from '#shared/rules/oauth'
import { OauthError } from '../protocol/oauth-error.ts'
import { newTokenOf } from './new-token.ts'
import {
  deleteAccess,
  findToken,
  findUnusedRefresh,
  insertToken,
  markUsed,
  type StoredToken,
} from './token-repository.ts'

/**
 * Codes and refresh tokens are exchanged for tokens, each once. A second use means that it was stolen, or that the app is broken: the
 * whole grant ends. A person's exchanges run one after the other, so that one token can't be used twice at the same time.
 */

/** As it is sent (RFC 6749, 5.1). */
export interface TokenAnswer {
  access_token: string
  token_type: 'Bearer'
  /** Seconds. */
  expires_in: number
  refresh_token: string
  scope: string
}

interface Redeemed {
  clientId: string
  code: string
  verifier: string
  /** null: not sent, as OAuth 2.1 has it. */
  redirectUri: string | null
}

/** A code with a wrong verifier, client or redirect address was seen by somebody else: it ends. @throws OauthError invalid_grant */
export async function redeemCode(ctx: Context, sent: Redeemed): Promise<TokenAnswer> {
  return await exchange(ctx, sent.code, 'code', async (db, grant, token) => {
    if (token.usedAt !== null) return 'reused'
    const isRight =
      grant.clientId === sent.clientId &&
      (sent.redirectUri === null || grant.redirectUri === sent.redirectUri) &&
      challengeOf(sent.verifier) === grant.codeChallenge
    if (!isRight || !isValid(ctx, token, oauthLimits.codeMs)) return 'spent'
    await markUsed(db, grant, token.hash, { now: ctx.now(), keptUntil: grant.expiresAt })
    return await giveTokens(ctx, db, grant, token.hash)
  })
}

/**
 * Exchanges a refresh token for a new one. The same token once more is a retry, if it comes soon and its successor was not used: the
 * answer may have been lost. The tokens of that answer end.
 * @throws OauthError invalid_grant
 */
export async function refreshTokens(
  ctx: Context,
  { clientId, refreshToken }: { clientId: string; refreshToken: string },
): Promise<TokenAnswer> {
  return await exchange(ctx, refreshToken, 'refresh', async (db, grant, token) => {
    const now = ctx.now()
    if (grant.clientId !== clientId || !isValid(ctx, token, oauthLimits.refreshMs)) return 'refused'
    if (token.usedAt !== null) {
      const successor = await findUnusedRefresh(db, grant)
      const isSoon = token.usedAt > now - oauthLimits.retryMs && token.usedAt <= now
      if (!isSoon || successor?.givenFor !== token.hash) return 'reused'
      await markUsed(db, grant, successor.hash, { now, keptUntil: successor.expiresAt })
      await deleteAccess(db, grant, { givenFor: token.hash })
    } else await markUsed(db, grant, token.hash, { now, keptUntil: token.expiresAt })
    return await giveTokens(ctx, db, grant, token.hash)
  })
}

/** `refused` leaves everything as it is; the others end the grant, `reused` with a mail to its person. */
type Outcome = TokenAnswer | 'refused' | 'spent' | 'reused'

async function exchange(
  ctx: Context,
  text: string,
  kind: StoredToken['kind'],
  work: (db: Database, grant: AppGrant, token: StoredToken) => Promise<Outcome>,
): Promise<TokenAnswer> {
  const hash = hashToken(text)
  const found = await findGrantOfToken(ctx.db, hash)
  if (!found) throw new OauthError('invalid_grant')
  const outcome = await withUserLock(ctx, found.userId, async (db): Promise<Outcome> => {
    // it may have ended meanwhile
    const grant = await findGrantOfToken(db, hash)
    const token = grant && (await findToken(db, grant, hash))
    if (!grant || token?.kind !== kind || grant.expiresAt <= ctx.now()) return 'refused'
    const result = await work(db, grant, token)
    if (result === 'spent' || result === 'reused') await deleteGrant(db, grant)
    if (result === 'reused') await emitSignInChange(ctx, db, grant.userId, 'appStopped', null)
    return result
  })
  if (typeof outcome === 'string') throw new OauthError('invalid_grant')
  return outcome
}

async function giveTokens(ctx: Context, db: Database, grant: AppGrant, givenFor: string): Promise<TokenAnswer> {
  const now = ctx.now()
  const [access, refresh] = [newTokenOf('access'), newTokenOf('refresh')]
  const until = (ms: number) => Math.min(now + ms, grant.expiresAt)
  const accessUntil = until(oauthLimits.accessMs)
  await insertToken(db, grant, { hash: access.hash, kind: 'access', givenFor, expiresAt: accessUntil })
  await insertToken(db, grant, {
    hash: refresh.hash,
    kind: 'refresh',
    givenFor,
    expiresAt: until(oauthLimits.refreshMs),
  })
  return {
    access_token: access.text,
    token_type: 'Bearer',
    expires_in: Math.floor((accessUntil - now) / 1000),
    refresh_token: refresh.text,
    scope: grant.scopes.join(' '),
  }
}

/** @param lifeMs how long it lives at most: a time further ahead came from a wrong clock */
function isValid({ now }: Context, { expiresAt }: StoredToken, lifeMs: number): boolean {
  return expiresAt > now() && expiresAt <= now() + lifeMs
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
