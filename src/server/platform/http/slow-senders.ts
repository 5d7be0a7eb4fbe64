import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How long the bodies of strangers and of signed-in people may take. */
const paces = {
  /** The minimum average rate after the grace period. The slowest phone sends twenty times as much. */
  bytesPerSecond: 1_000,
  stranger: { graceMs: 10_000, maxMs: 60_000 },
  /** A train may stop in a tunnel. The server's own limit ends the slowest. */
  person: { graceMs: 30_000, maxMs: Number.POSITIVE_INFINITY },
} as const

/** How many are ended per check: thousands that began together would otherwise block everyone else. */
const maxAtOnce = 150

interface Body {
  request: FastifyRequest
  reply: FastifyReply
  /** Received on the connection before this request. */
  bytesBefore: number
  /** While it waited for its sender, not for us. */
  waitedMs: number
}

/** Whether a sender is too slow. Pure. @param receivedBytes within `waitedMs` */
export function isTooSlow(receivedBytes: number, waitedMs: number, isSignedIn: boolean): boolean {
  const { graceMs, maxMs } = isSignedIn ? paces.person : paces.stranger
  return waitedMs > maxMs || receivedBytes < ((waitedMs - graceMs) / 1_000) * paces.bytesPerSecond
}

/**
 * Ends requests whose body arrives too slowly, answered or not, as Node ends those that take too long in all.
 * @param everyMs how often they are checked
 */
export function endSlowSenders(http: FastifyInstance, everyMs = 1_000): void {
  const underWay = new Set<Body>()

  http.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const body = { request, reply, bytesBefore: raw.socket.bytesRead, waitedMs: 0 }
    underWay.add(body)
    raw.once('close', () => underWay.delete(body))
  })

  function look(): void {
    let ended = 0
    for (const body of underWay) {
      const { raw, userId } = body.request
      if (raw.complete) continue
      if (raw.readableLength === 0) body.waitedMs += everyMs
      const received = raw.socket.bytesRead - body.bytesBefore
      if (ended < maxAtOnce && isTooSlow(received, body.waitedMs, userId !== undefined)) {
        ended += 1
        end(body)
      }
    }
  }

  function end({ request, reply }: Body): void {
    const { socket } = request.raw
    if (reply.sent) return void socket.destroy()
    const tooSlow = Object.assign(new Error('The body comes too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    http.server.emit('clientError', tooSlow, socket)
  }

  const timer = setInterval(look, everyMs).unref()
  http.addHook('onClose', async () => clearInterval(timer))
}
