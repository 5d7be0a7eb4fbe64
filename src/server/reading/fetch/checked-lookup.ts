import dns from 'node:dns'
import { isIPv6, type LookupFunction } from 'node:net'
import type { GuardRules } from './guard-rules.ts'
import { refused } from './refusals.ts'

/** Every IP of a host name. @throws DNS errors such as ENOTFOUND */
export type Resolve = (host: string) => Promise<string[]>

/** The operating system's resolver, including its hosts file: its answers are checked, whatever their origin. */
export function systemResolve(host: string): Promise<string[]> {
  return new Promise((settle, fail) => {
    dns.lookup(host, { all: true, verbatim: true }, (error, answers) => {
      if (error) fail(error)
      else settle(answers.map(({ address }) => address))
    })
  })
}

/**
 * The lookup for a socket: resolves once, refuses if any answer is not public, and returns exactly those answers. There
 * is no second DNS query between check and use that could return something else. Node does not call it for an IP in the
 * address; those are checked as literals.
 * @param pinned the only IP of an exception, used instead of DNS
 */
export function checkedLookup(rules: GuardRules, resolve: Resolve, pinned: string | null): LookupFunction {
  return (host, options, callback) => {
    const answers = pinned === null ? checkedAnswers(rules, resolve, host) : Promise.resolve([pinned])
    answers.then(
      (ips) => {
        const addresses = ips.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
        if (options.all) callback(null, addresses)
        else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

async function checkedAnswers(rules: GuardRules, resolve: Resolve, host: string): Promise<string[]> {
  const ips = await resolve(host)
  if (ips.length === 0) throw Object.assign(new Error(`No address for ${host}`), { code: 'ENOTFOUND' })
  if (!rules.answers(ips, rules.publicIp)) throw refused()
  return ips
}
