import { z } from 'zod'
import type { HttpReply } from '#server/platform/http/http'
import { routeOf } from '#shared/contract/api-v1'
import type { RouteName } from '#shared/contract/routes'

/** Answers below /api/v1: like all others, except that lists carry the next page's cursor in their body. */

/** A list as /api/v1 answers it; `next` is the `before` of the next page, null on the last one. */
export function toApiAnswer(answer: z.ZodType): z.ZodType {
  return answer instanceof z.ZodArray ? z.object({ items: answer, next: z.string().nullable() }) : answer
}

/** @param handle answers undefined when it has sent its answer itself */
export async function answerApi(
  reply: HttpReply,
  answer: z.ZodType | undefined,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const said = await handle()
  if (!answer) return await reply.status(204).send()
  if (said === undefined) return reply
  if (!(answer instanceof z.ZodArray)) return said
  reply.removeHeader('link')
  return { items: said, next: reply.nextPage ?? null }
}

/** Announces a route's deprecation (RFC 9745) and removal (RFC 8594). */
export function setDeprecation(reply: HttpReply, name: RouteName): void {
  const { deprecated } = routeOf(name)
  if (!deprecated) return
  reply.header('deprecation', `@${Date.parse(deprecated.since) / 1000}`)
  reply.header('sunset', new Date(deprecated.sunset).toUTCString())
}
