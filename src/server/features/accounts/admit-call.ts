import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { checkSent } from '#server/platform/http/check-sent'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { contract, type Shapes } from '#shared/contract/contract'
import { type Guard, guards } from '#shared/contract/guards'
import type { RouteName } from '#shared/contract/routes'
import type { Parsed } from './guarded-route.ts'
import type { Actor } from './people/actor.ts'
import { requireAccess } from './require-actor.ts'

type AccountRoute = {
  [Name in RouteName]: (typeof guards)[Name]['access'] extends 'approved' ? Name : never
}[RouteName]

/**
 * Lets a call pass as its route would, for callers that reach it another way: the same access, permission, schemas and
 * limit.
 * @returns what was sent, as the route's handler gets it
 * @throws AppError approval_pending | forbidden | invalid_input | rate_limited
 */
export async function admitCall<Name extends AccountRoute>(
  ctx: Context,
  actor: Actor,
  name: Name,
  sent: { [Part in 'params' | 'query' | 'body']?: unknown },
): Promise<{ [Part in 'params' | 'query' | 'body']: Parsed<Name, Part> }> {
  const guard: Guard = guards[name]
  const shapes: Shapes = contract[name]
  requireAccess(actor, guard)
  const admitted = {
    params: parse(shapes.params, sent.params),
    query: parse(shapes.query, sent.query),
    body: parse(shapes.body, sent.body),
  }
  if (guard.limit !== undefined) await enforceRateLimit(ctx, guard.limit, actor.user.id)
  return admitted as { [Part in keyof typeof admitted]: Parsed<Name, Part> }
}

function parse(schema: z.ZodType | undefined, sent: unknown): unknown {
  if (!schema) return undefined
  const checked = checkSent(schema, sent)
  if ('error' in checked) throw checked.error
  return checked.value
}

/** Whether an actor may make this call, as far as their permissions go. */
export function mayCall(actor: Actor, name: AccountRoute): boolean {
  const guard: Guard = guards[name]
  return guard.access === 'approved' && (guard.permission === null || actor.may(guard.permission))
}
