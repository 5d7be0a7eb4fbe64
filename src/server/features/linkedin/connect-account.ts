import { LinkedinUnreachable } from '#server/adapters/linkedin/http'
import type { CallCounter, Caller, LinkedinApp } from '#server/adapters/linkedin/linkedin'
import { authorizationAddress, defaultTokenMs, exchangeCode, type Grant } from '#server/adapters/linkedin/oauth'
import { listPages, tryPages } from '#server/adapters/linkedin/pages'
import { LinkedinRefused } from '#server/adapters/linkedin/refused'
import { type Member, readMember } from '#server/adapters/linkedin/userinfo'
import { VersionEnded } from '#server/adapters/linkedin/versions'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import { AppError } from '#server/platform/errors'
import { hashToken, newToken } from '#server/platform/tokens'
import { type LinkedinAppKind, type LinkedinOutcome, linkedinScopes, pageScopes } from '#shared/rules/linkedin'
import { minuteMs } from '#shared/time/durations'
import type { LinkedinAccount } from './account.ts'
import { findAccount } from './account-repository.ts'
import { findApp, redirectUri } from './apps.ts'
import { countCalls } from './call-counts.ts'
import { productMissing, servesPages, servesPersons } from './missing-product.ts'
import { insertSignIn, takeSignIn } from './sign-in-repository.ts'
import { type ConnectedMember, storeAccounts } from './store-accounts.ts'
import { callWithVersion } from './version-pilot.ts'

/** Connecting accounts: by signing in at LinkedIn, or by a token made there by hand. */

export const signInMs = 10 * minuteMs

interface Visit {
  user: User
  /** See `sessionIdOf`. */
  sessionId: string
}

/**
 * @param next where to continue in the app afterwards
 * @returns the page at LinkedIn to go to; null when no app is set up
 */
export async function beginConnection(
  ctx: Context,
  { user, sessionId }: Visit,
  { kind, next, scopes = linkedinScopes[kind] }: { kind: LinkedinAppKind; next: string; scopes?: readonly string[] },
): Promise<string | null> {
  const app = await findApp(ctx, kind)
  if (!app) return null
  const state = newToken()
  await insertSignIn(ctx.db, {
    state_hash: hashToken(state),
    owner_id: user.id,
    session_id: sessionId,
    kind,
    scopes: scopes.join(' '),
    next,
    expires_at: ctx.now() + signInMs,
  })
  return authorizationAddress(ctx.linkedin, app, { scopes, redirectUri: redirectUri(ctx), state })
}

/** The query with which LinkedIn redirects people back. */
export interface Callback {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
  error_description?: string | undefined
}

/**
 * @returns the outcome and where to continue, null where the attempt is unknown; or the page at LinkedIn to go to once
 * more
 */
export async function finishConnection(
  ctx: Context,
  { user, sessionId }: Visit,
  callback: Callback,
): Promise<{ outcome: LinkedinOutcome; next: string | null } | { again: string }> {
  const stateHash = hashToken(callback.state ?? '')
  const signIn = await takeSignIn(ctx.db, { stateHash, ownerId: user.id, sessionId, now: ctx.now() })
  if (!signIn) return { outcome: 'state', next: null }
  const { kind, next } = signIn
  if (kind === 'community' && callback.error === 'unauthorized_scope_error' && asksForAll(signIn)) {
    const again = await beginConnection(ctx, { user, sessionId }, { kind, next, scopes: pageScopes })
    if (again) return { again }
  }
  const outcome = await connect(ctx, user, kind, callback)
  if (outcome !== 'connected') ctx.log.warn({ outcome, kind }, 'an account at LinkedIn was not connected')
  return { outcome, next }
}

/** Apps that LinkedIn reviewed for company pages only refuse the rest, and are asked for less then. */
function asksForAll({ scopes }: { scopes: string }): boolean {
  return scopes === linkedinScopes.community.join(' ')
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
    if (failure instanceof LinkedinUnreachable || failure instanceof VersionEnded) return 'unreachable'
    if (failure instanceof AppError && failure.reason.name === 'tooManyLinkedinAccounts') return 'too-many'
    throw failure
  }
}

/** LinkedIn silently omits scopes where the app lacks a product. */
async function storeGrant(
  ctx: Context,
  user: User,
  { kind, app, grant }: { kind: LinkedinAppKind; app: LinkedinApp; grant: Grant },
): Promise<LinkedinOutcome> {
  const missing = productMissing(kind, grant.scopes)
  if (missing) return missing
  const { caller, calls } = callerOf(grant)
  const members = kind === 'person' ? [await readSelf(ctx, caller)] : await findMembers(ctx, caller, grant)
  if (members.length === 0) return 'no-pages'
  const [id = ''] = await storeAccounts(ctx, user, { members, grant, clientId: app.clientId })
  await countFirstCalls(ctx, user, id, calls())
  return 'connected'
}

/** Counts calls until it is known whose they are. */
function callerOf({ accessToken }: Pick<Grant, 'accessToken'>): { caller: Caller; calls: () => number } {
  let calls = 0
  const counter: CallCounter = {
    async count() {
      calls += 1
    },
    noteDayLimit: async () => undefined,
  }
  return { caller: { accessToken, counter }, calls: () => calls }
}

async function countFirstCalls(ctx: Context, user: User, id: string, calls: number): Promise<void> {
  const account = await findAccount(ctx.db, user.id, id)
  if (account) await countCalls(ctx, account, calls)
}

async function readSelf(ctx: Context, caller: Caller): Promise<ConnectedMember> {
  return { kind: 'person', ...(await readMember({ ...ctx.linkedin, ...caller }, { isNew: true })) }
}

/** Oneself and one's pages, as far as the second app was granted them. */
async function findMembers(ctx: Context, caller: Caller, { scopes }: Grant): Promise<ConnectedMember[]> {
  const self = servesPersons(scopes)
    ? [await readMember({ ...ctx.linkedin, ...caller }, { isNew: true, from: '/v2/me' })]
    : []
  const pages = servesPages(scopes)
    ? await callWithVersion(
        ctx,
        (linkedin) => tryPages({ ...linkedin, ...caller }),
        (linkedin) => listPages({ ...linkedin, ...caller }),
      )
    : []
  return [
    ...self.map((member) => ({ kind: 'person' as const, ...member })),
    ...pages.map((member) => ({ kind: 'page' as const, ...member })),
  ]
}

/**
 * An account by a token that its owner made at LinkedIn. LinkedIn does not say when it ends, or what it allows beyond
 * naming its owner; it lives sixty days at most.
 * @throws AppError linkedin_refused | linkedin_unavailable | conflict when there are too many
 */
export async function addAccountByToken(ctx: Context, user: User, accessToken: string): Promise<LinkedinAccount> {
  const { caller, calls } = callerOf({ accessToken })
  const member = await fetchMember(ctx, caller)
  const grant = { accessToken, lastsMs: defaultTokenMs, scopes: [], refresh: null }
  const members = [{ kind: 'person' as const, ...member }]
  const [id = ''] = await storeAccounts(ctx, user, { members, grant, clientId: null })
  await countFirstCalls(ctx, user, id, calls())
  const account = await findAccount(ctx.db, user.id, id)
  if (!account) throw new AppError('not_found', 'linkedinAccountMissing')
  return account
}

async function fetchMember(ctx: Context, caller: Caller): Promise<Member> {
  try {
    return await readMember({ ...ctx.linkedin, ...caller }, { isNew: false })
  } catch (failure) {
    if (failure instanceof LinkedinUnreachable) throw new AppError('linkedin_unavailable', 'linkedinUnreachable')
    if (!(failure instanceof LinkedinRefused)) throw failure
    const isBlind = failure.outcome === 'sign-in-product'
    throw new AppError('linkedin_refused', isBlind ? 'linkedinTokenWithoutProfile' : 'linkedinTokenRefused')
  }
}
