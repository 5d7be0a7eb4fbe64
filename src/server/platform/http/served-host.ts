import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** Names that nobody can register, so that no stranger's page can have one (RFC 6761, 6762, 8375). */
const localEndings = ['localhost', 'local', 'internal', 'home.arpa', 'test']

/**
 * Whether the requested host name is this server's: a name of its settings, any IP address, or a name that exists only
 * in this network, such as a container's. Otherwise a stranger's name that resolves here would let their page act as
 * the same origin.
 */
export function hostCheck(config: Pick<Config, 'http'>): (host: string) => boolean {
  const named = [new URL(config.http.publicUrl).hostname, ...config.http.allowedHosts]
  return (host) => {
    const name = hostName(host)
    if (name === null) return false
    return named.includes(name) || isAddress(name) || isLocal(name)
  }
}

/** The name in a Host header, in lower case and without port and trailing dot; null when it is invalid. */
function hostName(host: string): string | null {
  if (/[\s/?#@\\]/.test(host)) return null
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') || null
}

function isAddress(name: string): boolean {
  return ipaddr.isValid(name.replace(/^\[(.*)\]$/, '$1'))
}

function isLocal(name: string): boolean {
  return !name.includes('.') || localEndings.some((ending) => name.endsWith(`.${ending}`))
}
