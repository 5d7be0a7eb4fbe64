import ipaddr from 'ipaddr.js'

/**
 * What counts as one client where attempts are limited by address. An IPv6 subscriber holds a whole /64 and could write
 * from a new address each time, so those count by their first 64 bits; an IPv4-mapped IPv6 address counts as IPv4.
 * Pure. What is no address stays as it is.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
