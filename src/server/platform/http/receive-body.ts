import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { addressKey } from './client-address.ts'
import { limitBytes } from './limit-bytes.ts'
import type { Holding, ReceivingBudget } from './receiving-budget.ts'
import { receivingLimits } from './receiving-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    receiving: ReceivingBudget
  }
}

/**
 * Reads a request's whole body, up to its route's limit.
 * @throws AppError body_too_large | busy when too much is being received at once | cancelled when the sender
 *   disconnects
 */
export async function receiveBody(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const maxBytes = request.routeOptions.bodyLimit
  const tooLong = () => new AppError('body_too_large', 'requestTooLarge')
  if (Number(request.headers['content-length']) > maxBytes) throw tooLong()
  const cut = (cause: unknown) => new AppError('cancelled', 'requestCancelled', { cause })
  return await collectBody(request, limitBytes(payload, maxBytes, { tooLong, cut }), maxBytes)
}

/**
 * Joins the pieces of a body as they arrive: otherwise a sender of single bytes would create an object for each.
 * @param maxBytes the most that can arrive
 * @throws AppError busy when too much is being received at once, and errors of `bytes`
 */
export async function collectBody(
  request: FastifyRequest,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer> {
  const holding = holdingOf(request)
  const maxNeeded = Math.min(maxBytes, Number(request.headers['content-length'] ?? maxBytes))
  let kept = Buffer.alloc(0)
  let length = 0
  try {
    for await (const piece of bytes) {
      makeRoomFor(length + piece.length)
      kept.set(piece, length)
      length += piece.length
    }
  } finally {
    holding.release()
  }
  return kept.subarray(0, length)

  function makeRoomFor(needed: number): void {
    if (needed <= kept.length) return
    const size = Math.max(needed, Math.min(maxNeeded, 2 * kept.length))
    holding.holdAtLeast(size)
    // not from the shared pool: a slice would keep a whole block of it alive
    const larger = Buffer.allocUnsafeSlow(size)
    larger.set(kept)
    kept = larger
  }
}

/** Counts a body that is streamed to disk, until its request ends. @throws AppError busy */
export function countStreamed(request: FastifyRequest): void {
  const holding = holdingOf(request)
  holding.holdAtLeast(receivingLimits.streamed)
  request.raw.once('close', () => holding.release())
}

function holdingOf({ userId, ip, server }: FastifyRequest): Holding {
  return server.receiving.open(userId === undefined ? { address: addressKey(ip) } : { userId })
}
