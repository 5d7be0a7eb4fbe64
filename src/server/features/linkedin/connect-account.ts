import { randomUUID } from 'node:crypto'
import { LinkedinUnreachable } from '#server/adapters/linkedin/http'
import type { LinkedinApp } from '#server/adapters/linkedin/linkedin'
import { authorizationAddress, exchangeCode, type Grant, usualTokenMs } from '#server/adapters/linkedin/oauth'
import { listPages } from '#server/adapters/linkedin/pages'
import { LinkedinRefused } from '#server/adapters/linkedin/refused'
import { type Member, readMember } from '#server/adapters/linkedin/userinfo'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/user'
import { withUserLock } from '#server/features/accounts/user-lock'
import { AppError } from '#server/platform/errors'
import { seal } from '#server/platform/sealing'
import { hashToken, newToken } from '#server/platform/tokens'
import { because } from '#shared/errors/reason'
import { type LinkedinAppKind, type LinkedinOutcome, linkedinLimits } from '#shared/rules/linkedin'
import { minuteMs } from '#shared/time/durations'
import { type LinkedinAccount, tokenSeal } from './account.ts'
import { findAccount, findAccountByUrn, listAccounts, saveAccount } from './account-repository.ts'
import { findApp, redirectUri } from './apps.ts'
import { keepPortraitJob } from './linkedin-jobs.ts'
import { productMissing } from './missing-product.ts'
import { insertSignIn, takeSignIn } from './sign-in-repository.ts'

/** Connecting accounts: by signing in at LinkedIn, or by a token that was made there by hand. */

export const signInMs = 10 * minuteMs

interface Visit {
  user: User
  /** See `sessionIdOf`. */
  sessionId: string
}

/**
 * @param next where to go on in the app afterwards
 * @returns the page at LinkedIn to go to; null when no app is set up
 */
export async function beginConnection(
  ctx: Context,
  { user, sessionId }: Visit,
  { kind, next }: { kind: LinkedinAppKind; next: string },
): Promise<string | null> {
  const app = await findApp(ctx, kind)
  if (!app) return null
  const state = newToken()
  await insertSignIn(ctx.db, {
    state_hash: hashToken(state),
    owner_id: user.id,
    session_id: sessionId,
    kind,
    next,
    expires_at: ctx.now() + signInMs,
  })
  return authorizationAddress(ctx.linkedin, app, { kind, redirectUri: redirectUri(ctx), state })
}

/** What LinkedIn sends people back with. */
export interface Callback {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
  error_description?: string | undefined
}

/** @returns how it ended, and where to go on; null: the attempt is not known, so that is not known either */
export async function finishConnection(
  ctx: Context,
  { user, sessionId }: Visit,
  callback: Callback,
): Promise<{ outcome: LinkedinOutcome; next: string | null }> {
  const stateHash = hashToken(callback.state ?? '')
  const signIn = await takeSignIn(ctx.db, { stateHash, ownerId: user.id, sessionId, now: ctx.now() })
  if (!signIn) return { outcome: 'state', next: null }
  const outcome = await connect(ctx, user, signIn.kind, callback)
  if (outcome !== 'connected') ctx.log.warn({ outcome, kind: signIn.kind }, 'an account at LinkedIn was not connected')
  return { outcome, next: signIn.next }
}

async function connect(
  ctx: Context,
  user: User,
  kind: LinkedinAppKind,
  { code, error, error_description: description = '' }: Callback,
): Promise<LinkedinOutcome> {
  if (error === 'user_cancelled_login' || error === 'user_cancelled_authorize') return 'cancelled'
  if (error === 'unauthorized_scope_error') return productMissing(kind, description)
  if (error !== undefined || !code) return 'refused'
  const app = await findApp(ctx, kind)
  if (!app) return 'not-set-up'
  try {
    const grant = await exchangeCode(ctx.linkedin, app, { code, redirectUri: redirectUri(ctx) })
    return await storeGrant(ctx, user, { kind, app, grant })
  } catch (failure) {
    if (failure instanceof LinkedinRefused) {
      ctx.log.warn({ err: failure }, 'LinkedIn refused to connect an account')
      return failure.outcome
    }
    if (failure instanceof LinkedinUnreachable) return 'unreachable'
    if (failure instanceof AppError && failure.reason.name === 'tooManyLinkedinAccounts') return 'too-many'
    throw failure
  }
}

/** LinkedIn leaves scopes out silently where the app lacks a product. */
async function storeGrant(
  ctx: Context,
  user: User,
  { kind, app, grant }: { kind: LinkedinAppKind; app: LinkedinApp; grant: Grant },
): Promise<LinkedinOutcome> {
  const missing = productMissing(kind, grant.scopes)
  if (missing) return missing
  const { accessToken } = grant
  const members =
    kind === 'person'
      ? [await readMember(ctx.linkedin, accessToken, { isNew: true })]
      : await listPages(ctx.linkedin, accessToken)
  if (members.length === 0) return 'no-pages'
  await storeAccounts(ctx, user, { kind, members, grant, clientId: app.clientId })
  return 'connected'
}

/**
 * An account by a token that its owner made at LinkedIn. When it ends, and what it may do beyond telling whose it is,
 * LinkedIn does not say; it lives sixty days at most.
 * @throws AppError linkedin_refused | linkedin_unavailable | conflict when there are too many
 */
export async function addAccountByToken(ctx: Context, user: User, accessToken: string): Promise<LinkedinAccount> {
  const member = await fetchMember(ctx, accessToken)
  const grant = { accessToken, lastsMs: usualTokenMs, scopes: [] }
  const [id = ''] = await storeAccounts(ctx, user, { kind: 'person', members: [member], grant, clientId: null })
  const account = await findAccount(ctx.db, user.id, id)
  if (!account) throw new AppError('not_found', 'linkedinAccountMissing')
  return account
}

async function fetchMember(ctx: Context, accessToken: string): Promise<Member> {
  try {
    return await readMember(ctx.linkedin, accessToken, { isNew: false })
  } catch (failure) {
    if (failure instanceof LinkedinUnreachable) throw new AppError('linkedin_unavailable', 'linkedinUnreachable')
    if (!(failure instanceof LinkedinRefused)) throw failure
    const isBlind = failure.outcome === 'sign-in-product'
    throw new AppError('linkedin_refused', isBlind ? 'linkedinTokenWithoutProfile' : 'linkedinTokenRefused')
  }
}

/** @returns their ids @throws AppError conflict when there would be too many */
async function storeAccounts(
  ctx: Context,
  user: User,
  connection: { kind: LinkedinAppKind; members: readonly Member[]; grant: Grant; clientId: string | null },
): Promise<string[]> {
  const { kind, members, grant, clientId } = connection
  return await withUserLock(ctx, user.id, async (db) => {
    const ids: string[] = []
    for (const member of members) {
      const id = (await findAccountByUrn(db, user.id, member.urn))?.id ?? randomUUID()
      const sealedToken = seal(ctx.secret, tokenSeal({ ownerId: user.id, id }), grant.accessToken)
      const account = { ownerId: user.id, id, kind, ...member, sealedToken, clientId, scopes: grant.scopes }
      await saveAccount(db, { ...account, expiresAt: ctx.now() + grant.lastsMs }, ctx.now())
      if (member.pictureUrl) await ctx.jobs.add(keepPortraitJob, { ownerId: user.id, accountId: id }, { db })
      ids.push(id)
    }
    const most = linkedinLimits.accounts
    if ((await listAccounts(db, user.id)).length > most) {
      throw new AppError('conflict', because('tooManyLinkedinAccounts', { most }))
    }
    return ids
  })
}
