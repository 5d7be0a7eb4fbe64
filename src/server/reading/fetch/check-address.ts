import { isIP } from 'node:net'
import { parseAddress } from '#shared/text/parse-address'
import type { AllowedTarget } from './allow-list.ts'
import type { GuardRules } from './guard-rules.ts'
import { refused } from './refusals.ts'

/** A permitted address and where to connect: to `ip`, or by DNS if that is null. */
export interface CheckedAddress {
  url: URL
  ip: string | null
  /** Whether an exception of FETCH_ALLOW names it. */
  isException: boolean
}

/**
 * The guard's check of an address before any packet: raw text, URL, scheme, user, host, port, in this order. A name
 * passes without DNS; its IPs are checked when the socket resolves it.
 * @param base the redirecting page, for a relative address
 * @throws AppError source_refused
 */
export function checkAddress(
  raw: string,
  options: { rules: GuardRules; allow: readonly AllowedTarget[]; base?: URL },
): CheckedAddress {
  const { rules, allow, base } = options
  const url = rules.text(raw) ? parseAddress(raw, base) : null
  if (!url || !rules.scheme(url) || !rules.user(url)) throw refused()

  // A trailing dot only marks a fully qualified name; removed, so that every rule below sees one spelling.
  url.hostname = url.hostname.replace(/(?<=[^.])\.$/, '')
  url.hash = ''
  const port = portOf(url)
  const exception = rules.exception(allow, url.hostname, port)
  if (exception) return { url, ip: exception.ip, isException: true }

  const literal = ipLiteral(url.hostname)
  if (literal === null ? !rules.name(url.hostname) : !rules.literal(literal, rules.publicIp)) throw refused()
  if (!rules.port(port)) throw refused()
  return { url, ip: literal, isException: false }
}

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
}

/** The IP a host spells. URL has already turned decimal, octal, hex and short forms into four plain numbers. */
function ipLiteral(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}
