import { AppError } from '#server/platform/errors'
import { guardRules } from '#server/reading/fetch/guard-rules'
import { createGuardedJson } from '#server/reading/fetch/guarded-json'
import { oauthLimits } from '#shared/rules/oauth'
import type { BrokenGuard } from './broken-guards.ts'
import type { World } from './guard-world.ts'
import { expectedCode, fakeDns, type GuardCase } from './run-cases.ts'

/** The cases of the guard as addresses of apps' documents about themselves, which strangers name. */

/** Refused for another reason than pages are: no redirect or link is followed, and little of an answer is read. */
const refusedOtherwise = new Set(['redirect', 'limits', 'slow', 'wrapped'])

/**
 * Reads for real. Plain http is let through, so that the rest of the guard is what keeps it from the canary. No case
 * has a document to give: whatever is read is a mistake.
 * @returns what went wrong, or null
 */
export async function runDocumentCase(
  world: World,
  each: GuardCase,
  mistake?: BrokenGuard['rules'],
): Promise<string | null> {
  const [hitsBefore, requestsBefore] = [world.canaryHits(), world.requests.length]
  const lookup = fakeDns(each)
  const read = createGuardedJson({
    allow: world.allow,
    lookup,
    limits: { bodyBytes: oauthLimits.documentBytes, totalMs: 600 },
    rules: { ...guardRules, transport: () => true, ...mistake?.(lookup) },
  })
  const result = await read(world.fill(each.url)).catch((error: unknown) => error)
  if (world.canaryHits() > hitsBefore) return 'the canary was reached'
  if (world.requests.length > requestsBefore + 1) return 'a redirect was followed'
  if (!(result instanceof AppError)) return `was read, or failed unexpectedly: ${String(result)}`
  if (each.expect !== 'refuse' || refusedOtherwise.has(each.group)) return null
  return result.code === expectedCode(each) ? null : `${result.code} instead of ${expectedCode(each)}`
}
