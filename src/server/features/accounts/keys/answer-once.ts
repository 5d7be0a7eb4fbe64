import { createHash } from 'node:crypto'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { acceptsEventStream } from '#server/platform/http/stream-answer'
import { beginCall, keepAnswer, releaseCall } from './answer-repository.ts'

const named = /^[\x21-\x7e]{1,255}$/

/**
 * Runs a creating call once per `Idempotency-Key` and day; repeats get the first answer. After a failure the key can be
 * used again.
 * @throws AppError invalid_input | conflict while the first one is running | idempotency_mismatch for another call
 */
export async function answerOnce(
  ctx: Context,
  { request, reply }: { request: HttpRequest; reply: HttpReply },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { actor, method, headers } = request
  const name = headers['idempotency-key']
  if (method !== 'POST' || name === undefined || !actor?.key) return await work()
  if (typeof name !== 'string' || !named.test(name)) throw new AppError('invalid_input', 'idempotencyKeyInvalid')
  if (acceptsEventStream(request)) throw new AppError('invalid_input', 'idempotencyOfStream')
  const call = { ownerId: actor.workspace, keyId: actor.key.id, name }
  const fingerprint = fingerprintOf(request)
  const found = await beginCall(ctx, call, { fingerprint, now: ctx.now() })
  if (!found.begun) {
    if (found.fingerprint !== fingerprint) throw new AppError('idempotency_mismatch', 'idempotencyOtherCall')
    if (!found.answer) throw new AppError('conflict', 'idempotencyInProgress', { retryAfterSeconds: 2 })
    const { status, body } = found.answer
    return await reply.status(status).header('idempotency-replayed', 'true').type('application/json').send(body)
  }
  try {
    const said = await work()
    if (said === reply) await releaseCall(ctx.db, call)
    else await keepAnswer(ctx, call, { status: reply.statusCode, body: reply.serialize(said) as string })
    return said
  } catch (error) {
    await releaseCall(ctx.db, call)
    throw error
  }
}

/** A hash of the request, independent of the order of its fields. */
function fingerprintOf({ method, url, body }: HttpRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null], inOrder))
    .digest('base64url')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
