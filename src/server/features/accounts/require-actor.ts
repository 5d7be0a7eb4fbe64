import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { accessTokenIn, keyIn } from '#server/platform/http/api-key-header'
import type { HttpRequest } from '#server/platform/http/http'
import { isInApi, scopeOfRoute } from '#shared/contract/api-v1'
import { type Guard, guards } from '#shared/contract/guards'
import type { RouteName } from '#shared/contract/routes'
import { because } from '#shared/errors/reason'
import { findAppActor, findKeyActor, type KeyCaller } from './keys/find-key-actor.ts'
import { mustSetUpSecondFactor } from './own-account/second-factor.ts'
import { type Actor, actorAtHome, actorInTeam, withKey } from './people/actor.ts'
import type { User } from './people/user.ts'
import { findSessionUser } from './sign-in/sessions.ts'
import { findMembership } from './teams/membership-repository.ts'

/** Routes that people may call before they have set up their second factor, besides the public ones. */
const setUpRoutes: readonly RouteName[] = ['getUser', 'getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor']

/**
 * Turns a request into its actor: by the key that it carries, else by its session.
 * @param how.onKey is called for a good key before anything else is asked
 * @throws AppError sign_in_required | key_invalid | second_factor_setup_required | approval_pending | forbidden |
 *   not_found | rate_limited
 */
export async function requireActor(
  ctx: Context,
  request: HttpRequest,
  name: RouteName,
  { needsKey, onKey }: { needsKey: boolean; onKey: (keyId: string) => Promise<void> },
): Promise<Actor | undefined> {
  if (needsKey || keyIn(request) !== undefined) return await requireKeyActor(ctx, request, name, onKey)
  const guard: Guard = guards[name]
  if (guard.access === 'anyone') return undefined
  const user = await findSessionUser(ctx, request)
  if (!user) throw new AppError('sign_in_required', 'signInRequired')
  request.userId = user.id
  requireSecondFactor(ctx, user, name)
  const actor = await actorOf(ctx, request, user, name)
  requireAccess(actor, guard)
  return actor
}

/** A cookie beside the key counts for nothing. */
async function requireKeyActor(
  ctx: Context,
  request: HttpRequest,
  name: RouteName,
  onKey: (keyId: string) => Promise<void>,
): Promise<Actor> {
  const { issuer, key } = await admitKey(request, await findKeyActor(ctx, request), onKey)
  const guard: Guard = guards[name]
  if (!isInApi(name)) throw new AppError('forbidden', 'keyNotHere')
  requireSecondFactor(ctx, issuer.user, name)
  const slug = slugOf(request, name)
  if (slug !== undefined && slug !== issuer.team?.slug) throw new AppError('not_found', 'workspaceMissing')
  requireAccess(issuer, guard)
  const scope = scopeOfRoute(name)
  if (!key.scopes.includes(scope)) throw new AppError('forbidden', because('keyLacksScope', { scope }))
  return withKey(issuer, key)
}

async function admitKey(request: HttpRequest, caller: KeyCaller, onKey: (keyId: string) => Promise<void>) {
  request.userId = caller.issuer.user.id
  await onKey(caller.key.id)
  return caller
}

/**
 * The actor of a request outside the contract that only a key or a connected app can make, such as one to /mcp. It checks no
 * permission: each tool checks its own. Access tokens of connected apps are accepted here and nowhere else.
 * @throws AppError key_invalid | second_factor_setup_required | approval_pending | rate_limited
 */
export async function requireCallerByKey(
  ctx: Context,
  request: HttpRequest,
  onKey: (keyId: string) => Promise<void>,
): Promise<Actor> {
  const token = accessTokenIn(request)
  const found = token === undefined ? await findKeyActor(ctx, request) : await findAppActor(ctx, request, token)
  const { issuer, key } = await admitKey(request, found, onKey)
  if (mustSetUpSecondFactor(ctx, issuer.user)) {
    throw new AppError('second_factor_setup_required', 'secondFactorSetUpNeeded')
  }
  if (!issuer.user.isApproved) throw new AppError('approval_pending', 'approvalPending')
  return withKey(issuer, key)
}

/** @throws AppError second_factor_setup_required */
function requireSecondFactor(ctx: Context, user: User, name: RouteName): void {
  if (mustSetUpSecondFactor(ctx, user) && !setUpRoutes.includes(name)) {
    throw new AppError('second_factor_setup_required', 'secondFactorSetUpNeeded')
  }
}

/**
 * Whoever calls, in the workspace that the address names. A team they don't belong to is answered like one that does not
 * exist.
 * @throws AppError not_found
 */
async function actorOf(ctx: Context, request: HttpRequest, user: User, name: RouteName): Promise<Actor> {
  const slug = slugOf(request, name)
  if (slug === undefined) return actorAtHome('session', user)
  const membership = await findMembership(ctx.db, user, { slug }, ctx.now())
  if (!membership) throw new AppError('not_found', 'workspaceMissing')
  return actorInTeam('session', user, membership)
}

/** Calls about a person's account, about the installation and by strangers act in no workspace. */
function slugOf({ raw, params }: HttpRequest, name: RouteName): string | undefined {
  const guard: Guard = guards[name]
  if (guard.access === 'approved' && guard.isOfTeam) return (params as { slug: string }).slug
  return guard.access === 'approved' || name === 'getUser' || name === 'updateUser' ? raw.workspaceSlug : undefined
}

/** @throws AppError approval_pending | forbidden */
export function requireAccess({ user, may }: Actor, guard: Guard): void {
  if (guard.access === 'anyone' || guard.access === 'signed-in') return
  if (!user.isApproved) throw new AppError('approval_pending', 'approvalPending')
  if (guard.access === 'admin' && !user.isAdmin) throw new AppError('forbidden', 'administratorsOnly')
  if (guard.access === 'approved' && guard.permission !== null && !may(guard.permission)) {
    throw new AppError('forbidden', 'permissionMissing')
  }
}
