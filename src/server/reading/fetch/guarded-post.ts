import type { AllowedTarget } from './allow-list.ts'
import { type CheckedAddress, checkAddress } from './check-address.ts'
import { checkedLookup, type Resolve, systemResolve } from './checked-lookup.ts'
import { type GuardRules, guardRules } from './guard-rules.ts'
import type { FetchLimits } from './open-agent.ts'
import { refused } from './refusals.ts'
import { withinTime } from './within-time.ts'

/** The answer to a message. Any status, also a redirect, which is not followed. */
export interface PostAnswer {
  status: number
  /** The header as sent; empty if missing. */
  retryAfter: string
  /** The beginning of the body, at most `PostLimits.answerBytes`. */
  start: Uint8Array
}

export interface Outgoing {
  headers: Readonly<Record<string, string>>
  body: string
  signal?: AbortSignal
}

/** Sends JSON to addresses that users name, through the guard that reads web pages. */
export interface GuardedPost {
  /** @throws AppError source_refused for an address that it would not send to; DNS is not asked */
  check(url: string): URL
  /**
   * @throws AppError source_refused (not a public https address), source_unreachable (DNS, connection, TLS, time),
   *   source_unreadable (headers too large), cancelled (by `signal`)
   */
  send(url: string, outgoing: Outgoing): Promise<PostAnswer>
}

export interface PostLimits {
  /** So much of an answer is read. */
  answerBytes: number
  headerBytes: number
  /** For DNS, connecting, headers and the answer. */
  totalMs: number
}

/**
 * Default-deny, checked at each connection, https only: plain http just where an exception of FETCH_ALLOW names it.
 * Without cookies or credentials.
 */
export function createGuardedPost(options: {
  allow: readonly AllowedTarget[]
  limits: PostLimits
  /** DNS; the system's unless a test replaces it. */
  lookup?: Resolve
  rules?: GuardRules
}): GuardedPost {
  const { allow, limits, lookup = systemResolve, rules = guardRules } = options
  const connection: FetchLimits = { ...limits, redirects: 0, bodyBytes: limits.answerBytes }

  function check(raw: string): CheckedAddress {
    const address = checkAddress(raw, { rules, allow })
    if (!rules.transport(address.url, address.isException)) throw refused()
    return address
  }

  return {
    check: (raw) => check(raw).url,
    async send(raw, { headers, body, signal }) {
      const { url, ip } = check(raw)
      return await withinTime(limits.totalMs, { signal, reason: 'requestCancelled' }, async (stop) => {
        const agent = rules.agent(checkedLookup(rules, lookup, ip), connection)
        try {
          stop.throwIfAborted()
          const response = await agent.request({
            origin: url.origin,
            path: url.pathname + url.search,
            method: 'POST',
            headers: { 'user-agent': 'Postwright/0.1 (+webhooks)', 'accept-encoding': 'identity', ...headers },
            body,
            signal: stop,
          })
          // what is left unread fails when its connection closes; nobody awaits it then
          response.body.on('error', () => {})
          const retryAfter = [response.headers['retry-after'] ?? ''].flat()[0] ?? ''
          return { status: response.statusCode, retryAfter, start: await readStart(response.body, limits.answerBytes) }
        } finally {
          await agent.destroy()
        }
      })
    },
  }
}

/** What came of an answer before it was cut off, if it was: its status is known already. */
async function readStart(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxBytes) break
    }
  } catch {
    // the rest of the answer did not arrive, and is not needed
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
