import type { Checks } from '#server/adapters/oidc/oidc'
import { ProviderRefusal } from '#server/adapters/oidc/provider-refusal'
import type { Context } from '#server/context/context'
import { withFirstTimeZone } from '#server/features/accounts/sign-in/first-time-zone'
import { findSessionUser } from '#server/features/accounts/sign-in/sessions'
import { signIn, type Visit } from '#server/features/accounts/sign-in/sign-in'
import { followTeamGroups } from '#server/features/workspaces/follow-groups'
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
import { holdPendingLink } from './link-identity.ts'
import { type Person, personOf } from './person.ts'
import { insertSignIn, takeSignIn } from './sign-in-repository.ts'

/** Signing in through the identity provider, or linking one's account: the redirect there, and back. */

export const signInMs = 10 * minuteMs

/** What is kept, sealed, while the browser is at the provider. */
type Started = Checks & { timeZone: string | undefined }

/** @returns where the browser goes: to the provider, or back with the error */
export async function beginSignIn(
  ctx: Context,
  { request, reply }: Visit,
  { next, timeZone, isLink }: { next: string | undefined; timeZone: string | undefined; isLink: boolean },
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
      sealed_checks: seal(ctx.secret, sealOf(stateHash), JSON.stringify({ ...checks, timeZone } satisfies Started)),
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

/** Handles the query with which the provider redirects back. @returns where the browser goes next */
export async function finishSignIn(ctx: Context, { request, reply }: Visit): Promise<string> {
  const callback = new URL(request.url, ctx.config.http.publicUrl)
  const state = callback.searchParams.get('state') ?? ''
  const stateHash = hashToken(state)
  const browserHash = hashToken(request.cookies[cookieName(ctx.config, 'oidc')] ?? '')
  reply.clearCookie(cookieName(ctx.config, 'oidc'), cookieOptions(ctx.config))
  const started = await takeSignIn(ctx.db, { stateHash, browserHash, now: ctx.now() })
  const sealed = started && unseal(ctx.secret, sealOf(stateHash), started.sealed_checks)
  if (!started || !sealed || !ctx.oidc || !ctx.config.oidc) return signInPage('state')

  const back = (outcome: OidcOutcome) => (started.owner_id === null ? signInPage(outcome) : settingsPage(outcome))
  const { timeZone, ...checks } = JSON.parse(sealed) as Started
  let person: Person
  try {
    person = personOf(ctx.config.oidc, await ctx.oidc.finish(callback, state, checks))
  } catch (error) {
    return back(outcomeOf(ctx, error))
  }
  if (started.owner_id !== null) {
    const owner = await findSessionUser(ctx, request)
    return owner?.id === started.owner_id
      ? await offerToOwner(ctx, { request, reply }, owner.id, person)
      : signInPage('state')
  }
  return await enter(ctx, { request, reply }, person, { next: ownPath(started.next) ?? '/', timeZone })
}

async function offerToOwner(ctx: Context, { request, reply }: Visit, ownerId: UserId, person: Person): Promise<string> {
  await refundRateLimit(ctx, 'providerSignIns', addressKey(request.ip))
  await holdPendingLink(ctx, reply, ownerId, person)
  return settingsPage(null)
}

/** As with a password from here on: the same second step, the same session. */
async function enter(
  ctx: Context,
  visit: Visit,
  person: Person,
  { next, timeZone }: { next: string; timeZone: string | undefined },
): Promise<string> {
  const found = await accountOf(ctx, person)
  if ('outcome' in found) {
    if (found.ownerId !== undefined) await holdPendingLink(ctx, visit.reply, found.ownerId, person)
    return signInPage(found.outcome, found.ownerId === undefined ? undefined : settingsPage(null))
  }
  const user = await followAdminGroup(ctx, found.user, person.groups)
  if (person.groups !== null) await followTeamGroups(ctx, user, person.groups)
  await withFirstTimeZone(ctx, user, timeZone)
  const isStillLinked = async (_: unknown, db: Database) => (await findOwner(db, person)) === user.id
  const outcome = await signIn(ctx, user.id, visit, isStillLinked)
  if (outcome === 'refused') return signInPage('state')
  await refundRateLimit(ctx, 'providerSignIns', addressKey(visit.request.ip))
  return outcome === 'signed-in' ? next : `/auth?${new URLSearchParams({ step: 'code', next })}`
}

/** @throws every other error */
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

/** The sign-in page, which shows the outcome. */
function signInPage(outcome: OidcOutcome, next?: string): string {
  return `/auth?${new URLSearchParams({ oidc: outcome, ...(next !== undefined && { next }) })}`
}

/** The page where accounts are linked. @param outcome null: the page shows it by itself */
function settingsPage(outcome: OidcOutcome | null): string {
  return `/settings?${new URLSearchParams({ tab: 'account', ...(outcome && { oidc: outcome }) })}`
}
