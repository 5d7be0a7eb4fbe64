import type { Server, Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { addressKey } from './client-address.ts'

/**
 * Time limits of connections, and their maximum number. Slow senders occupy a socket each, so headers must come
 * quickly; slow-senders.ts limits how slowly a body may come.
 */
export const connectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeoutMs: 20_000,
  /** To the end of its body: three times as long as 10 MB take on a bad network (20 kB/s). */
  requestTimeoutMs: 1_800_000,
  /** How often those two are checked. */
  checkEveryMs: 5_000,
  /**
   * For a connection without traffic in either direction. Longer than the longest answer that is not streamed: a
   * document read (15 s), written by a model that is called twice (2 x 120 s).
   */
  silenceTimeoutMs: 300_000,
  /**
   * Between two requests. Longer than proxies keep theirs (nginx and most load balancers 60 s), so that they close
   * first.
   */
  keepAliveTimeoutMs: 75_000,
  /** Beyond it new ones are closed at once, which is better than running out of file descriptors for the database. */
  maxConnections: 4_000,
  /**
   * Of those, from one address; an office of a hundred and fifty people shares one, with six connections per browser.
   */
  maxOfAddress: 1_000,
} as const

/**
 * Limits the number of connections, in all and per address. Not per address behind a declared proxy, whose address they
 * all have, and not for this machine, where a proxy usually runs.
 */
export function limitConnections(server: Server, config: Config, log: Log): void {
  server.maxConnections = connectionLimits.maxConnections
  server.once('drop', () => log.warn({ most: connectionLimits.maxConnections }, 'too many connections at once'))
  if (config.http.trustedProxies) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress)) return
    const from = addressKey(remoteAddress)
    const count = (open.get(from) ?? 0) + 1
    if (count > connectionLimits.maxOfAddress) {
      socket.destroy()
      return
    }
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 0) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
