import type { RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addressKey } from '#server/platform/http/client-address'
import type { Http, HttpReply, HttpRequest } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { apiPathOf, isInApi } from '#shared/contract/api-v1'
import { type Answer, type Contract, contract, type Shapes } from '#shared/contract/contract'
import { type Guard, guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { limits } from '#shared/rules/limits'
import { rateLimits } from '#shared/rules/rate-limits'
import { answerOnce } from './keys/answer-once.ts'
import { answerApi, setDeprecation, toApiAnswer } from './keys/api-answer.ts'
import { countCall } from './keys/call-limits.ts'
import type { Actor } from './people/actor.ts'
import { requireActor } from './require-actor.ts'

/** A part of what is sent with a call, after its schema. */
export type Parsed<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that passed its route's guard; everything sent with it is validated. */
export interface Call<Name extends RouteName> {
  /** Set on every route that needs a session or a key. */
  actor: (typeof guards)[Name]['access'] extends 'anyone' ? undefined : Actor
  body: Parsed<Name, 'body'>
  query: Parsed<Name, 'query'>
  params: Parsed<Name, 'params'>
  request: HttpRequest
  reply: HttpReply
}

type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<Answer<Name> | undefined>

/**
 * Registers one route of the contract: its schemas, its guard, its handler; below /api/v1 too, if keys of the API may
 * call it. The guard runs before the body is read, so that strangers can't make the server work; people who wait for
 * approval may send short bodies only. The route's limit counts only requests that pass its schemas.
 */
export function addRoute<Name extends RouteName>(
  http: Http,
  ctx: Context,
  name: Name,
  handle: Handler<Name>,
  options: RouteShorthandOptions = {},
): void {
  const { method, path } = routes[name]
  const guard: Guard = guards[name]
  const { params, query, body, answer }: Shapes = contract[name]
  const schema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  }
  const tags = [/^\/api\/([^/]+)/.exec(path)?.[1] ?? 'other']
  const common = {
    method,
    ...((guard.access === 'approved' || guard.access === 'admin') && { bodyLimit: limits.jsonBytes }),
    ...options,
  }
  http.route({
    ...common,
    url: path,
    schema: { ...schema, tags, operationId: name, ...(answer && { response: { '2xx': answer } }) },
    onRequest: async (request, reply) => {
      request.actor = await admit(ctx, name, request, reply, false)
    },
    handler: async (request, reply) => {
      await countRequest(ctx, request, reply, guard)
      const said = await handle(toCall(request, reply))
      if (!answer) return await reply.status(204).send()
      return said ?? reply // undefined: the handler streams the answer itself
    },
  })
  if (!isInApi(name)) return
  http.route({
    ...common,
    url: apiPathOf(name),
    schema: {
      ...schema,
      tags: ['v1', ...tags],
      operationId: `${name}V1`,
      ...(answer && { response: { '2xx': toApiAnswer(answer) } }),
    },
    onRequest: async (request, reply) => {
      setDeprecation(reply, name)
      request.actor = await admit(ctx, name, request, reply, true)
    },
    handler: async (request, reply) => {
      await countRequest(ctx, request, reply, guard)
      return await answerOnce(ctx, { request, reply }, () =>
        answerApi(reply, answer, () => handle(toCall(request, reply))),
      )
    },
  })
}

function toCall<Name extends RouteName>(request: HttpRequest, reply: HttpReply): Call<Name> {
  const { actor, body, query, params } = request
  return { actor, body, query, params, request, reply } as unknown as Call<Name>
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor | undefined
  }
}

/** All calls of a key count, refused ones too. @throws AppError as requireActor */
async function admit(
  ctx: Context,
  name: RouteName,
  request: HttpRequest,
  reply: HttpReply,
  needsKey: boolean,
): Promise<Actor | undefined> {
  return await requireActor(ctx, request, name, {
    needsKey,
    onKey: (keyId) => countCall(ctx, reply, 'calls', keyId),
  })
}

/** @throws AppError rate_limited */
async function countRequest(
  ctx: Context,
  { actor, ip }: HttpRequest,
  reply: HttpReply,
  { limit }: Guard,
): Promise<void> {
  if (limit === undefined) return
  const isPerAccount = rateLimits[limit].per === 'account'
  const whom = isPerAccount && actor ? actor.user.id : addressKey(ip)
  if (actor?.key) await countCall(ctx, reply, limit, whom)
  else await enforceRateLimit(ctx, limit, whom)
}
