import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** Names that nobody can register, so that no page of a stranger can be under one (RFC 6761, 6762, 8375). */
const localEndings = ['localhost', 'local', 'internal', 'home.arpa', 'test']

/**
 * Whether the server goes by the name that a request asks for: those of its settings, any address, and names that have a
 * meaning in this network only, such as a container's. Otherwise a stranger's name that leads here makes browsers take the
 * server for the stranger's.
 */
export function hostCheck(config: Pick<Config, 'http'>): (host: string) => boolean {
  const named = [new URL(config.http.publicUrl).hostname, ...config.http.allowedHosts]
  return (host) => {
    const name = hostName(host)
    if (name === null) return false
    return named.includes(name) || isAddress(name) || isLocal(name)
  }
}

/** Of a Host header, in lower case and without port and the dot of the root; null when it is none. */
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
