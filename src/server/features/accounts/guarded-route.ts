import type { RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { Http, HttpReply, HttpRequest } from '#server/platform/http/http'
import { type Answer, type Contract, contract, type Shapes } from '#shared/contract/contract'
import { type Access, type RouteName, routes } from '#shared/contract/routes'
import { limits } from '#shared/rules/limits'
import { mustSetUpSecondFactor } from './second-factor.ts'
import { findSessionUser } from './sessions.ts'
import type { User } from './user.ts'

type Parsed<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that passed its route's guard, with everything that was sent already checked. */
export interface Call<Name extends RouteName> {
  /** Present on every route that is not for anyone. */
  user: (typeof routes)[Name]['access'] extends 'anyone' ? undefined : User
  body: Parsed<Name, 'body'>
  query: Parsed<Name, 'query'>
  params: Parsed<Name, 'params'>
  request: HttpRequest
  reply: HttpReply
}

/**
 * Registers one route of the contract: its schemas, who may call it, what it does.
 * The guard runs before the body is read, so that strangers can't make the server work; of those
 * who are not approved, the server takes short bodies only.
 */
export function addRoute<Name extends RouteName>(
  http: Http,
  ctx: Context,
  name: Name,
  handle: (call: Call<Name>) => Promise<Answer<Name> | undefined>,
  options: RouteShorthandOptions = {},
): void {
  const { method, path, access } = routes[name]
  const shapes: Shapes = contract[name]
  http.route({
    method,
    url: path,
    ...((access === 'approved' || access === 'admin') && { bodyLimit: limits.jsonBytes }),
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
      request.caller = await requireAccess(ctx, request, name)
    },
    handler: async (request, reply) => {
      const { body, query, params } = request
      const call = { user: request.caller, body, query, params, request, reply } as unknown as Call<Name>
      const answer = await handle(call)
      if (!shapes.answer) return await reply.status(204).send()
      return answer ?? reply // no answer here: it is being streamed
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: User | undefined
  }
}

/** What someone may call who has to set up a second factor first, besides the routes that are for anyone. */
const setUpRoutes: readonly RouteName[] = ['getUser', 'getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor']

/** @throws AppError sign_in_required | second_factor_setup_required | approval_pending | forbidden */
async function requireAccess(ctx: Context, request: HttpRequest, name: RouteName): Promise<User | undefined> {
  const access: Access = routes[name].access
  if (access === 'anyone') return undefined
  const user = await findSessionUser(ctx, request)
  if (!user) throw new AppError('sign_in_required', 'signInRequired')
  request.userId = user.id
  if (mustSetUpSecondFactor(ctx, user) && !setUpRoutes.includes(name)) {
    throw new AppError('second_factor_setup_required', 'secondFactorSetUpNeeded')
  }
  if (access === 'signed-in') return user
  if (!user.isApproved) throw new AppError('approval_pending', 'approvalPending')
  if (access === 'admin' && user.role !== 'admin') throw new AppError('forbidden', 'administratorsOnly')
  return user
}
