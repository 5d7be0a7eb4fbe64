import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'

/**
 * Which reverse proxies are trusted to say where a request comes from. X-Forwarded-For is read from the right, where
 * our own proxies write; anything a client put before that is ignored.
 */
export type TrustedProxies =
  /** The number of proxies between a visitor and this process. */
  | { hops: number }
  /** Their addresses: IPs, ranges, or one of the words in `ranges`. */
  | { addresses: readonly string[] }

export const trustProxyHelp =
  'write how many proxies stand in front (1), or their addresses, separated by commas (loopback, 10.0.0.5, 172.16.0.0/12)'

const maxHops = 10
/** The library's names: 127.0.0.1/8 and ::1; 169.254.0.0/16 and fe80::/10; 10/8, 172.16/12, 192.168/16 and fc00::/7. */
const ranges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']
const off: readonly string[] = ['', '0', 'false', 'off', 'no']

/** @returns null: none, so that forwarding headers are ignored; undefined: the text is invalid. */
export function parseTrustedProxies(text: string): TrustedProxies | null | undefined {
  const given = text.trim().toLowerCase()
  if (off.includes(given)) return null
  if (/^\d+$/.test(given)) return Number(given) <= maxHops ? { hops: Number(given) } : undefined
  const addresses = given.split(',').map((each) => each.trim())
  return addresses.every((each) => ranges.includes(each) || isRange(each)) ? { addresses } : undefined
}

/** An IP, or a range of some. A range of all addresses is refused. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/**
 * For Fastify, which asks for each address from the right, the connection's own first. Its own interpretation of a
 * number trusts nobody (5.12, so that a client that bypasses the proxy is not trusted); docs/handbook/proxies.md says
 * to keep that port closed to others.
 */
export function trustFunction(
  trusted: TrustedProxies | null,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (!trusted) return false
  if ('hops' in trusted) return (_address, hop) => hop < trusted.hops
  return [...trusted.addresses]
}

const headersOfProxies = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip']

/** Warns once, not at every request, that there seems to be an untrusted proxy. */
export function warnAboutProxy(http: FastifyInstance, trusted: TrustedProxies | null, log: Log): void {
  if (trusted && 'hops' in trusted) return
  let isSaid = false
  http.addHook('onRequest', async (request) => {
    if (isSaid || !headersOfProxies.some((name) => request.headers[name] !== undefined)) return
    const isBelieved = request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 0) > 1
    if (trusted && isBelieved) return
    isSaid = true
    log.warn(
      { peer: request.socket.remoteAddress },
      trusted
        ? 'a request with forwarding headers came from an address that TRUST_PROXY does not name; they were ignored'
        : `a request came with forwarding headers, which are ignored: behind a reverse proxy set TRUST_PROXY (${trustProxyHelp})`,
    )
  })
}
