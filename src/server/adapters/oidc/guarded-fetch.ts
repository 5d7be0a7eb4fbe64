import type { CustomFetch } from 'openid-client'

/**
 * Fetches the provider's description, and after that only the addresses it names: never another host that an answer
 * leads to. An issuer under https names only https; one under http is on loopback (see the setting) and so is the rest.
 */
export function guardedFetch(issuer: string) {
  const isHttp = issuer.startsWith('http:')
  const described = new Set([`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`])

  const guarded: CustomFetch = async (address, options) => {
    if (!described.has(address)) throw new TypeError(`${address} is not an address of the identity provider`)
    return await fetch(address, { ...(options as RequestInit), redirect: 'error' })
  }
  return {
    isHttp,
    fetch: guarded,
    allow(addresses: readonly (string | undefined)[]) {
      for (const address of addresses) {
        if (address && isOfItsKind(address, isHttp)) described.add(new URL(address).href)
      }
    },
  }
}

function isOfItsKind(address: string, isHttp: boolean): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (isHttp && url?.protocol === 'http:' && isLoopbackHost(url.hostname))
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
