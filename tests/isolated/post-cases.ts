import { AppError } from '#server/platform/errors'
import { guardRules } from '#server/reading/fetch/guard-rules'
import { createGuardedPost, type PostAnswer } from '#server/reading/fetch/guarded-post'
import { webhookLimits } from '#shared/rules/webhooks'
import type { BrokenGuard } from './broken-guards.ts'
import type { World } from './guard-world.ts'
import { expectedCode, fakeDns, type GuardCase } from './run-cases.ts'

/** The cases of the guard as addresses of webhooks, which get a message instead of being read. */

/** What an answer is like decides about pages; a message only needs an answer, and follows no redirect or link. */
const aboutAnswers = new Set(['redirect', 'limits', 'slow', 'wrapped', 'allow'])

/**
 * Sends for real. Plain http is let through, so that the rest of the guard is what keeps it from the canary.
 * @returns what went wrong, or null
 */
export async function runPostCase(
  world: World,
  each: GuardCase,
  mistake?: BrokenGuard['rules'],
): Promise<string | null> {
  const [hitsBefore, requestsBefore] = [world.canaryHits(), world.requests.length]
  const lookup = fakeDns(each)
  const post = createGuardedPost({
    allow: world.allow,
    lookup,
    limits: { ...webhookLimits, headerBytes: 16 * 1024, totalMs: 600 },
    rules: { ...guardRules, transport: () => true, ...mistake?.(lookup) },
  })
  const message = { headers: { 'content-type': 'application/json' }, body: '{}' }
  const result = await post.send(world.fill(each.url), message).catch((error: unknown) => error as Error)
  if (world.canaryHits() > hitsBefore) return 'the canary was reached'
  if (world.requests.length > requestsBefore + 1) return 'a redirect was followed'
  return judge(each, result)
}

function judge(each: GuardCase, result: PostAnswer | Error): string | null {
  if (result instanceof Error && !(result instanceof AppError)) return `failed unexpectedly: ${result.stack}`
  if (each.expect !== 'refuse' || aboutAnswers.has(each.group)) return null
  if (!(result instanceof AppError)) return `was answered (${result.status})`
  return result.code === expectedCode(each) ? null : `${result.code} instead of ${expectedCode(each)}`
}
