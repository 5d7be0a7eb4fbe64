import type { Dispatcher } from 'undici'
import type { AllowedTarget } from './allow-list.ts'
import { type CheckedAddress, checkAddress } from './check-address.ts'
import { checkedLookup, type Resolve, systemResolve } from './checked-lookup.ts'
import { fetchLimits, type GuardRules, guardRules } from './guard-rules.ts'
import type { FetchLimits } from './open-agent.ts'
import { tooLarge, tooManyRedirects, unreadable } from './refusals.ts'
import { unwrapAddress } from './unwrap-address.ts'
import { refuseWalledSite } from './walled-sites.ts'
import { withinTime } from './within-time.ts'

/** What was found at an address, after its redirects. */
export interface FetchedPage {
  /** Where it was found at last. */
  url: string
  status: number
  /** The header as sent; empty if missing. */
  contentType: string
  /** Any other header, by its name in lower case; empty if missing. */
  header: (name: string) => string
  /** Unpacked, at most FetchLimits.bodyBytes. */
  body: Uint8Array
  redirects: number
  /** The addresses of the redirects to it, the requested one first; without `url` itself. */
  passed: readonly string[]
}

export interface FetchOptions {
  signal?: AbortSignal
  /** A shorter limit than FetchLimits.totalMs, for secondary fetches. */
  withinMs?: number
  /** Awaited before reading more than a megabyte; if it throws, the fetch ends. */
  onLarge?: () => Promise<void>
  /** Sent besides the usual ones. */
  headers?: Readonly<Record<string, string>>
}

export type GuardedFetch = (url: string, options?: FetchOptions) => Promise<FetchedPage>

export interface GuardedFetchOptions {
  /** Exceptions of FETCH_ALLOW, read by parseAllowList. */
  allow: readonly AllowedTarget[]
  /** DNS; the system's unless a test replaces it. */
  lookup?: Resolve
  limits?: Partial<FetchLimits>
  rules?: GuardRules
  /** The Accept header; pages and documents unless given. */
  accept?: string
}

const pagesAndDocuments = 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.5'

/**
 * Makes the only function that may fetch an address a user names: default-deny, each hop checked alike,
 * without cookies, referrer or credentials.
 *
 * The function throws AppError: source_refused (not a public web address), source_unreachable (DNS, connection, TLS,
 * time, too many redirects), source_unreadable (status, size, type, a site behind a login), cancelled (by `signal`).
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { allow, lookup = systemResolve, rules = guardRules, accept = pagesAndDocuments } = options
  const limits = { ...fetchLimits, ...options.limits }
  const headers = { 'user-agent': 'Postwright/0.1 (+reader)', accept, 'accept-encoding': 'gzip, deflate, br' }
  const guard: Guard = { allow, resolve: lookup, limits, rules, headers }

  return async (url, { signal, onLarge, withinMs = limits.totalMs, headers: more } = {}) =>
    await withinTime(Math.min(withinMs, limits.totalMs), { signal, reason: 'readingCancelled' }, (stop) =>
      followRedirects({ ...guard, onLarge, headers: { ...headers, ...more } }, url, stop),
    )
}

interface Guard {
  allow: readonly AllowedTarget[]
  resolve: Resolve
  limits: FetchLimits
  rules: GuardRules
  headers: Record<string, string>
  onLarge?: FetchOptions['onLarge']
}

async function followRedirects(guard: Guard, firstUrl: string, signal: AbortSignal): Promise<FetchedPage> {
  let address = checkAddress(firstUrl, guard)
  const passed: string[] = []
  for (let redirects = 0; redirects <= guard.limits.redirects; redirects += 1) {
    // A link may contain an unchecked address; it is followed without contacting the link's host.
    const inside = unwrapAddress(address.url)
    if (inside === null) {
      refuseWalledSite(address.url)
      const answer = await fetchHop(guard, address, signal)
      if ('body' in answer) return { ...answer, redirects, passed }
      passed.push(address.url.href)
      address = checkAddress(answer.location, { ...guard, base: address.url })
    } else {
      passed.push(address.url.href)
      address = checkAddress(inside, guard)
    }
  }
  throw tooManyRedirects()
}

type HopAnswer = Omit<FetchedPage, 'redirects' | 'passed'> | { location: string }

async function fetchHop(guard: Guard, { url, ip }: CheckedAddress, signal: AbortSignal): Promise<HopAnswer> {
  signal.throwIfAborted()
  const agent = guard.rules.agent(checkedLookup(guard.rules, guard.resolve, ip), guard.limits)
  try {
    const path = url.pathname + url.search
    const response = await agent.request({ origin: url.origin, path, method: 'GET', headers: guard.headers, signal })
    // An unread body errors when its connection closes; nobody awaits it then.
    response.body.on('error', () => {})
    return await readAnswer(guard, url, response)
  } finally {
    await agent.destroy()
  }
}

async function readAnswer(guard: Guard, url: URL, response: Dispatcher.ResponseData): Promise<HopAnswer> {
  const { statusCode: status, body } = response
  const header = (name: string) => [response.headers[name] ?? ''].flat()[0] ?? ''

  if ([301, 302, 303, 307, 308].includes(status) && header('location') !== '') {
    return { location: asWritten(header('location')) }
  }
  if (checksForRobots(header)) throw unreadable('siteChecksForRobots')
  guard.rules.status(status, header)

  const contentType = header('content-type')
  if (status === 304) return { url: url.href, status, contentType, header, body: new Uint8Array() }
  guard.rules.contentType(contentType)
  if (Number(header('content-length')) > guard.limits.bodyBytes) throw tooLarge()
  const bytes = await guard.rules.body(
    body,
    [response.headers['content-encoding'] ?? ''].join(','),
    guard.limits.bodyBytes,
    guard.onLarge,
  )
  guard.rules.unknownBody(contentType, bytes)
  if (bytes.length === 0) throw unreadable('pageEmpty')
  return { url: url.href, status, contentType, header, body: bytes }
}

/** Bot-protection services announce their check in a header, with any status and page. */
function checksForRobots(header: (name: string) => string): boolean {
  return header('cf-mitigated') === 'challenge' || /^(?:captcha|challenge)$/.test(header('x-amzn-waf-action'))
}

/** Headers arrive as Latin-1, addresses in them are often UTF-8; spaces are common there and do no harm when escaped. */
function asWritten(location: string): string {
  return Buffer.from(location, 'latin1').toString('utf8').trim().replaceAll(' ', '%20')
}
