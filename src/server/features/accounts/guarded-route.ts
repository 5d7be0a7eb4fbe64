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
import { type Actor, actorAtHome } from './people/actor.ts'
import { findSessionUser } from './sign-in/sessions.ts'

type Parsed<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that passed its route's guard, with everything that was sent already checked. */
export interface Call<Name extends RouteName> {
  /** Present on every route that is not for anyone. */
  actor: (typeof guards)[Name]['access'] extends 'anyone' ? undefined : Actor
  body: Parsed<Name, 'body'>
  query: Parsed<Name, 'query'>
  params: Parsed<Name, 'params'>
  request: HttpRequest
  reply: HttpReply
}

/**
 * Registers one route of the contract: its schemas, who may call it, what it does.
 * The guard runs before the body is read, so that strangers can't make the server work; of those
 * who are not approved, the server takes short bodies only. The route's limit counts requests that are valid by their
 * schemas.
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
      return answer ?? reply // no answer here: it is being streamed
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor | undefined
  }
}

/** What someone may call who has to set up a second factor first, besides the routes that are for anyone. */
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
  const actor = actorAtHome('session', user)
  requireAccess(actor, guard)
  return actor
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

/** @throws AppError rate_limited */
async function countRequest(ctx: Context, { actor, ip }: HttpRequest, { limit }: Guard): Promise<void> {
  if (limit === undefined) return
  const isPerAccount = rateLimits[limit].per === 'account'
  await enforceRateLimit(ctx, limit, isPerAccount && actor ? actor.user.id : addressKey(ip))
}
