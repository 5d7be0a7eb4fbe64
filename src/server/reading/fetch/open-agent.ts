import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'

/** Limits of one fetch, over all its hops together. */
export interface FetchLimits {
  redirects: number
  /** Of the answer's body, after unpacking. */
  bodyBytes: number
  /** Of one answer's headers. */
  headerBytes: number
  /** For DNS, connecting, headers and body of every hop. */
  totalMs: number
}

/**
 * The connection of one hop; destroyed with it, so no socket, cookie or TLS session outlives its check. As a separate
 * Agent it ignores proxies from the environment.
 */
export function openAgent(lookup: LookupFunction, limits: FetchLimits): Dispatcher {
  return new Agent({
    // Said aloud because NODE_TLS_REJECT_UNAUTHORIZED=0 would change the default.
    connect: { lookup, rejectUnauthorized: true, timeout: limits.totalMs },
    connections: 1,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
  })
}
