import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Says which IP addresses belong to the public internet. Default-deny: what ipaddr.js calls special is refused,
 * and so is what it does not know (`::127.0.0.1`, `4000::1` and `168.63.129.16` pass there).
 */

/** The only IANA block for public unicast so far; all prefixes that wrap an IPv4 address are outside it. */
const globalUnicast6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Blocks inside public space that are not public hosts. Source: IANA special-purpose registries, July 2025. */
const refusedBlocks = [
  // Azure's WireServer: a public address that speaks for the machine's own host.
  '168.63.129.16/32',
  // AS112 sinks, AMT relays, 6to4 relays: anycast, so the nearest host answers, perhaps in our own network.
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  // IETF protocol assignments: Teredo, benchmarking, both ORCHIDs, AMT, AS112 and drone tags.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 carries any IPv4 address in its next 32 bits.
  '2002::/16',
  '2620:4f:8000::/48',
  // 6bone, returned in 2006.
  '3ffe::/16',
  '3fff::/20',
].map((block) => ipaddr.parseCIDR(block))

/** True for an address a public site may have. Wants the plain spelling; names, zone ids and short forms are refused. */
export function isPublicIp(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv6 && (!address.match(globalUnicast6) || isIsatap(address))) return false
  return !refusedBlocks.some((block) => block[0].kind() === address.kind() && address.match(block))
}

/** ISATAP tunnels to the IPv4 address in the last 32 bits, behind any prefix (RFC 5214). */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , upper, lower] = address.parts
  return lower === 0x5efe && (upper === 0 || upper === 0x200)
}
