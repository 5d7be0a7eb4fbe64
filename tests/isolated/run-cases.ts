import { AppError } from '#server/platform/errors'
import type { AllowedTarget } from '#server/reading/fetch/allow-list'
import type { Resolve } from '#server/reading/fetch/checked-lookup'
import type { FetchedPage, GuardedFetch } from '#server/reading/fetch/guarded-fetch'
import type { FetchLimits } from '#server/reading/fetch/open-agent'
import type { World } from './guard-world.ts'

/** One address and the guard's expected verdict. */
export interface GuardCase {
  id: string
  group: string
  url: string
  why: string
  /** `no-canary`: anything but reaching the canary. */
  expect: 'refuse' | 'allow' | 'no-canary'
  /** The error code of a refusal; the group's when missing. */
  code?: string
  /** DNS answers; every other name gets a public address, so that no rule depends on DNS failing. */
  dns?: Record<string, string[]>
  /** Answers to the first, second, ... query; the last one repeats. */
  dnsSeq?: Record<string, string[][]>
  /** The guard allows it, but nobody listens: it must fail only when its socket tries to leave. */
  dry?: boolean
  note?: string
}

/** Builds the fetcher under test for one case. */
export type MakeFetch = (world: {
  allow: AllowedTarget[]
  lookup: Resolve
  limits: Partial<FetchLimits>
}) => GuardedFetch

/** Runs one case for real. @returns what went wrong, or null */
export async function runCase(world: World, each: GuardCase, makeFetch: MakeFetch): Promise<string | null> {
  const hitsBefore = world.canaryHits()
  const isSlow = each.group === 'slow' || each.url.includes('/drip')
  const limits = { totalMs: isSlow ? 600 : 10_000 }
  const fetchPage = makeFetch({ allow: world.allow, lookup: fakeDns(each), limits })

  const result = await fetchPage(world.fill(each.url)).catch((error: unknown) => error)
  if (world.canaryHits() > hitsBefore) return 'the canary was reached'
  return judge(each, result as FetchedPage | Error)
}

function judge(each: GuardCase, result: FetchedPage | Error): string | null {
  if (!(result instanceof Error)) return each.expect === 'refuse' ? `was read (${result.status})` : null
  if (!(result instanceof AppError)) return `failed unexpectedly: ${result.stack}`
  if (each.expect === 'no-canary') return null
  if (each.expect === 'refuse') {
    return result.code === expectedCode(each)
      ? null
      : `${result.code} instead of ${expectedCode(each)}: ${result.message}`
  }
  return each.dry && isOutOfReach(result.cause) ? null : `${result.code}: ${result.message}`
}

export function expectedCode(each: GuardCase): string {
  if (each.code) return each.code
  const isUnknownName = Object.values(each.dns ?? {}).some((answers) => answers.length === 0)
  if (isUnknownName || each.dnsSeq || each.url.includes('/drip')) return 'source_unreachable'
  return each.group === 'limits' ? 'source_unreadable' : 'source_refused'
}

/** The namespace's error when a socket tries to leave it. */
function isOutOfReach(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return code === 'ENETUNREACH' || code === 'EADDRNOTAVAIL'
}

export function fakeDns(each: GuardCase): Resolve {
  const asked = new Map<string, number>()
  return async (host) => {
    const turn = asked.get(host) ?? 0
    asked.set(host, turn + 1)
    const sequence = each.dnsSeq?.[host]
    return sequence?.[Math.min(turn, sequence.length - 1)] ?? each.dns?.[host] ?? ['93.184.215.14']
  }
}
