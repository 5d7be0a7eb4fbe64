import ipaddr from 'ipaddr.js'

/**
 * One client, for rate limits by address. An IPv6 subscriber has a whole /64 and could use a new address each time, so
 * those count by their first 64 bits; an IPv4-mapped IPv6 address counts as IPv4. Pure. Anything but an address is
 * returned unchanged.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
