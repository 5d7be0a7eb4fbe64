import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { HttpReply } from '#server/platform/http/http'
import { takeAttempt } from '#server/platform/limits/rate-limit'
import { because } from '#shared/errors/reason'
import { type RateLimit, type RateLimitName, rateLimits } from '#shared/rules/rate-limits'

/**
 * Counts a call with a key against a limit, and sets `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers): calls left, and seconds until the window ends.
 * @param whom the subject of the limit, as its `per` says
 * @throws AppError rate_limited, which names the limit
 */
export async function countCall(ctx: Context, reply: HttpReply, name: RateLimitName, whom: string): Promise<void> {
  const { limit: most, windowMs }: RateLimit = rateLimits[name]
  const window = windowMs / 1000
  const { isAllowed, count, resetMs } = await takeAttempt(ctx, name, whom)
  const seconds = Math.max(1, Math.ceil(resetMs / 1000))
  addToList(reply, 'ratelimit-policy', `"${name}";q=${most};w=${window}`)
  addToList(reply, 'ratelimit', `"${name}";r=${most - count};t=${seconds}`)
  if (isAllowed) return
  throw new AppError('rate_limited', because('callLimit', { limit: name, most, window, seconds }), {
    retryAfterSeconds: seconds,
  })
}

function addToList(reply: HttpReply, header: string, item: string): void {
  const before = reply.getHeader(header)
  reply.header(header, before === undefined ? item : `${String(before)}, ${item}`)
}
