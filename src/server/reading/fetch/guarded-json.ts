import { AppError } from '#server/platform/errors'
import type { AllowedTarget } from './allow-list.ts'
import { checkAddress } from './check-address.ts'
import type { Resolve } from './checked-lookup.ts'
import { type GuardRules, guardRules } from './guard-rules.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { refused, unreadable } from './refusals.ts'

/**
 * Reads a JSON document at exactly the address that is named. Nothing of a parsed document is checked.
 * @throws AppError source_refused (not a public https address), source_unreachable (DNS, connection, TLS, time, or a
 *   redirect), source_unreadable (status, size, or no JSON)
 */
export type GuardedJson = (url: string, options?: { signal?: AbortSignal }) => Promise<unknown>

/**
 * The guard that pages are read through, narrowed: https only (plain http just where an exception of FETCH_ALLOW names
 * it), no redirects, small.
 */
export function createGuardedJson(options: {
  allow: readonly AllowedTarget[]
  limits: { bodyBytes: number; totalMs: number }
  /** DNS; the system's unless a test replaces it. */
  lookup?: Resolve
  rules?: GuardRules
}): GuardedJson {
  const { allow, limits, rules: given = guardRules, ...lookup } = options
  const rules = { ...given, contentType: checkJsonType, unknownBody: () => {} }
  const fetch = createGuardedFetch({
    ...lookup,
    allow,
    rules,
    limits: { ...limits, redirects: 0 },
    accept: 'application/json',
  })
  return async (url, fetching) => {
    const address = checkAddress(url, { rules, allow })
    if (!rules.transport(address.url, address.isException)) throw refused()
    const { body, status } = await fetch(url, fetching)
    if (status === 304) throw unreadable('noJsonAtAddress')
    return parse(body)
  }
}

function checkJsonType(header: string): void {
  if (!/^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(header)) throw unreadable('noJsonAtAddress')
}

/** @throws AppError source_unreadable */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw new AppError('source_unreadable', 'noJsonAtAddress', { cause })
  }
}
