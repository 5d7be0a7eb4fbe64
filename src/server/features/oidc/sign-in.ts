import type { Checks } from '#server/adapters/oidc/oidc'
import { ProviderRefusal } from '#server/adapters/oidc/provider-refusal'
import type { Context } from '#server/context/context'
import { findSessionUser } from '#server/features/accounts/sign-in/sessions'
import { signIn, type Visit } from '#server/features/accounts/sign-in/sign-in'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { seal, unseal } from '#server/platform/sealing'
import { hashToken, newToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import type { OidcOutcome } from '#shared/rules/oidc'
import { ownPath } from '#shared/text/own-path'
import { minuteMs } from '#shared/time/durations'
import { accountOf } from './account-of.ts'
import { followAdminGroup } from './admin-group.ts'
import { findOwner } from './identity-repository.ts'
import { offerIdentity } from './link-identity.ts'
import { type Person, personOf } from './person.ts'
import { insertSignIn, takeSignIn } from './sign-in-repository.ts'

/** Signing in through the identity provider, or linking one's account with it: to the provider, and back. */

export const signInMs = 10 * minuteMs

/** @returns where the browser goes: to the provider, or back with what is wrong */
export async function beginSignIn(
  ctx: Context,
  { request, reply }: Visit,
  { next, isLink }: { next: string | undefined; isLink: boolean },
): Promise<string> {
  const owner = isLink ? await findSessionUser(ctx, request) : undefined
  if (!ctx.oidc || (isLink && !owner)) return signInPage('refused')
  try {
    await enforceRateLimit(ctx, 'providerSignIns', addressKey(request.ip))
    const state = newToken()
    const browser = newToken()
    const { address, checks } = await ctx.oidc.begin(state)
    const stateHash = hashToken(state)
    await insertSignIn(ctx.db, {
      state_hash: stateHash,
      browser_hash: hashToken(browser),
      sealed_checks: seal(ctx.secret, sealOf(stateHash), JSON.stringify(checks)),
      next: ownPath(next) ?? '/',
      owner_id: owner?.id ?? null,
      expires_at: ctx.now() + signInMs,
    })
    const options = { ...cookieOptions(ctx.config), maxAge: signInMs / 1000 }
    reply.setCookie(cookieName(ctx.config, 'oidc'), browser, options)
    return address
  } catch (error) {
    const outcome = outcomeOf(ctx, error)
    return owner ? settingsPage(outcome) : signInPage(outcome)
  }
}

/** What the provider sent the browser back with. @returns where the browser goes on */
export async function finishSignIn(ctx: Context, { request, reply }: Visit): Promise<string> {
  const callback = new URL(request.url, ctx.config.http.publicUrl)
  const state = callback.searchParams.get('state') ?? ''
  const stateHash = hashToken(state)
  const browserHash = hashToken(request.cookies[cookieName(ctx.config, 'oidc')] ?? '')
  reply.clearCookie(cookieName(ctx.config, 'oidc'), cookieOptions(ctx.config))
  const started = await takeSignIn(ctx.db, { stateHash, browserHash, now: ctx.now() })
  const checks = started && unseal(ctx.secret, sealOf(stateHash), started.sealed_checks)
  if (!started || !checks || !ctx.oidc || !ctx.config.oidc) return signInPage('state')

  const back = (outcome: OidcOutcome) => (started.owner_id === null ? signInPage(outcome) : settingsPage(outcome))
  let person: Person
  try {
    person = personOf(ctx.config.oidc, await ctx.oidc.finish(callback, state, JSON.parse(checks) as Checks))
  } catch (error) {
    return back(outcomeOf(ctx, error))
  }
  if (started.owner_id !== null) {
    const owner = await findSessionUser(ctx, request)
    return owner?.id === started.owner_id
      ? await offerToOwner(ctx, { request, reply }, owner.id, person)
      : signInPage('state')
  }
  return await enter(ctx, { request, reply }, person, ownPath(started.next) ?? '/')
}

async function offerToOwner(ctx: Context, { request, reply }: Visit, ownerId: UserId, person: Person): Promise<string> {
  await refundRateLimit(ctx, 'providerSignIns', addressKey(request.ip))
  await offerIdentity(ctx, reply, ownerId, person)
  return settingsPage(null)
}

/** As with a password from here on: the same second step, the same session. */
async function enter(ctx: Context, visit: Visit, person: Person, next: string): Promise<string> {
  const found = await accountOf(ctx, person)
  if ('outcome' in found) {
    if (found.ownerId !== undefined) await offerIdentity(ctx, visit.reply, found.ownerId, person)
    return signInPage(found.outcome, found.ownerId === undefined ? undefined : settingsPage(null))
  }
  const user = await followAdminGroup(ctx, found.user, person.groups)
  const isStillLinked = async (_: unknown, db: Database) => (await findOwner(db, person)) === user.id
  const outcome = await signIn(ctx, user.id, visit, isStillLinked)
  if (outcome === 'refused') return signInPage('state')
  await refundRateLimit(ctx, 'providerSignIns', addressKey(visit.request.ip))
  return outcome === 'signed-in' ? next : `/auth?${new URLSearchParams({ step: 'code', next })}`
}

/** @throws whatever is no refusal */
function outcomeOf(ctx: Context, error: unknown): OidcOutcome {
  if (error instanceof AppError && error.code === 'rate_limited') return 'too-often'
  if (!(error instanceof ProviderRefusal)) throw error
  const hint = error.outcome.startsWith('client')
    ? ': check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_TOKEN_AUTH'
    : ''
  ctx.log.warn({ err: error.cause, outcome: error.outcome }, `the identity provider signed nobody in${hint}`)
  return error.outcome
}

function sealOf(stateHash: string) {
  return { purpose: 'oidc-sign-in', ownerId: stateHash }
}

/** The sign-in page, which says what happened. */
function signInPage(outcome: OidcOutcome, next?: string): string {
  return `/auth?${new URLSearchParams({ oidc: outcome, ...(next !== undefined && { next }) })}`
}

/** Where accounts are linked. @param outcome null: what happened is seen there */
function settingsPage(outcome: OidcOutcome | null): string {
  return `/settings?${new URLSearchParams({ tab: 'account', ...(outcome && { oidc: outcome }) })}`
}
