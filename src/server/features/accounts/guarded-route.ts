import type { RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import type { Http, HttpReply, HttpRequest } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { type Answer, type Contract, contract, type Shapes } from '#shared/contract/contract'
import { type Guard, guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { limits } from '#shared/rules/limits'
import { rateLimits } from '#shared/rules/rate-limits'
import { mustSetUpSecondFactor } from './own-account/second-factor.ts'
import { type Actor, actorAtHome, actorInTeam } from './people/actor.ts'
import type { User } from './people/user.ts'
import { findSessionUser } from './sign-in/sessions.ts'
import { findMembership } from './teams/membership-repository.ts'

type Parsed<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that passed its route's guard; everything sent with it is validated. */
export interface Call<Name extends RouteName> {
  /** Set on every route that needs a session. */
  actor: (typeof guards)[Name]['access'] extends 'anyone' ? undefined : Actor
  body: Parsed<Name, 'body'>
  query: Parsed<Name, 'query'>
  params: Parsed<Name, 'params'>
  request: HttpRequest
  reply: HttpReply
}

/**
 * Registers one route of the contract: its schemas, its guard, its handler. The guard runs before the body is read, so
 * that strangers can't make the server work; people who wait for approval may send short bodies only. The route's limit
 * counts only requests that pass its schemas.
 */
export function addRoute<Name extends RouteName>(
  http: Http,
  ctx: Context,
  name: Name,
  handle: (call: Call<Name>) => Promise<Answer<Name> | undefined>,
  options: RouteShorthandOptions = {},
): void {
  const { method, path } = routes[name]
  const guard: Guard = guards[name]
  const shapes: Shapes = contract[name]
  http.route({
    method,
    url: path,
    ...((guard.access === 'approved' || guard.access === 'admin') && { bodyLimit: limits.jsonBytes }),
    ...options,
    schema: {
      tags: [path.split('/')[2] ?? 'api'],
      operationId: name,
      ...(shapes.params && { params: shapes.params }),
      ...(shapes.query && { querystring: shapes.query }),
      ...(shapes.body && { body: shapes.body }),
      ...(shapes.answer && { response: { '2xx': shapes.answer } }),
    },
    onRequest: async (request) => {
      request.actor = await requireActor(ctx, request, name)
    },
    handler: async (request, reply) => {
      await countRequest(ctx, request, guard)
      const { body, query, params } = request
      const call = { actor: request.actor, body, query, params, request, reply } as unknown as Call<Name>
      const answer = await handle(call)
      if (!shapes.answer) return await reply.status(204).send()
      return answer ?? reply // undefined: the handler streams the answer itself
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor | undefined
  }
}

/** Routes that people may call before they have set up their second factor, besides the public ones. */
const setUpRoutes: readonly RouteName[] = ['getUser', 'getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor']

/** @throws AppError sign_in_required | second_factor_setup_required | approval_pending | forbidden */
async function requireActor(ctx: Context, request: HttpRequest, name: RouteName): Promise<Actor | undefined> {
  const guard: Guard = guards[name]
  if (guard.access === 'anyone') return undefined
  const user = await findSessionUser(ctx, request)
  if (!user) throw new AppError('sign_in_required', 'signInRequired')
  request.userId = user.id
  if (mustSetUpSecondFactor(ctx, user) && !setUpRoutes.includes(name)) {
    throw new AppError('second_factor_setup_required', 'secondFactorSetUpNeeded')
  }
  const actor = await actorOf(ctx, request, user, name)
  requireAccess(actor, guard)
  return actor
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
function requireAccess({ user, may }: Actor, guard: Guard): void {
  if (guard.access === 'anyone' || guard.access === 'signed-in') return
  if (!user.isApproved) throw new AppError('approval_pending', 'approvalPending')
  if (guard.access === 'admin' && !user.isAdmin) throw new AppError('forbidden', 'administratorsOnly')
  if (guard.access === 'approved' && guard.permission !== null && !may(guard.permission)) {
    throw new AppError('forbidden', 'permissionMissing')
  }
}

/** @throws AppError rate_limited */
async function countRequest(ctx: Context, { actor, ip }: HttpRequest, { limit }: Guard): Promise<void> {
  if (limit === undefined) return
  const isPerAccount = rateLimits[limit].per === 'account'
  await enforceRateLimit(ctx, limit, isPerAccount && actor ? actor.user.id : addressKey(ip))
}
