import { isIP } from 'node:net'
import { parseAddress } from '#shared/text/parse-address'

/** One exception of the guard: this host at this port, and nothing else, is read from this IP. */
export interface AllowedTarget {
  /** As URL spells it: lower case, punycode, IPv6 in brackets. */
  host: string
  ip: string
  port: number
}

/**
 * Reads FETCH_ALLOW: `host=ip:port`, comma separated, IPv6 in brackets. Nothing in it means no exception.
 * @throws Error naming the entry that can't be read
 */
export function parseAllowList(text: string): AllowedTarget[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseEntry)
}

function parseEntry(entry: string): AllowedTarget {
  const [, host = '', bracketed, plain, digits] = /^([^=]+)=(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(entry) ?? []
  const ip = bracketed ?? plain ?? ''
  const port = Number(digits)
  const ipIsWhole = isIP(ip) === (bracketed === undefined ? 4 : 6) && !ip.includes('%')
  if (!ipIsWhole || port < 1 || port > 65_535 || !isPlainHost(host) || !literalAgrees(host, ip)) {
    throw new Error(`"${entry}" is not host=ip:port, for example news.example.com=127.0.0.1:8080`)
  }
  return { host: host.toLowerCase(), ip, port }
}

/** A host that URL would not spell in another way; so no wildcard, path, user or port hides in it. */
function isPlainHost(host: string): boolean {
  return !host.includes('*') && parseAddress(`http://${host}/`)?.host === host.toLowerCase()
}

/** Sockets go straight to an IP in the address, so an exception cannot send it elsewhere. */
function literalAgrees(host: string, ip: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 || literal.toLowerCase() === ip.toLowerCase()
}

/** The exception for exactly this host and port, if there is one. */
export function findAllowed(allow: readonly AllowedTarget[], host: string, port: number): AllowedTarget | undefined {
  return allow.find((target) => target.host === host && target.port === port)
}
