import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { beginGeneration, endGeneration, type Generation } from '#server/features/billing/quota'
import type { GenerationFacts } from '#server/platform/metrics/measure'
import type { ModelId } from '#shared/rules/models'
import { type GenerationReport, startReport } from './generation-report.ts'

/**
 * Runs `work` in one of the author's slots and reports the outcome; the slot is always freed.
 * @throws AppError rate_limited | cancelled, and errors of the work
 */
export async function runGeneration<Result>(
  ctx: Context,
  author: Actor,
  { kind, model, signal }: { kind: GenerationFacts['kind']; model: ModelId; signal: AbortSignal },
  work: (report: GenerationReport, generation: Generation) => Promise<Result>,
): Promise<Result> {
  const generation = await beginGeneration(ctx, author, signal)
  const report = startReport(ctx, { kind, model, userId: author.user.id })
  try {
    return await work(report, generation)
  } catch (error) {
    report.failed(error)
    throw error
  } finally {
    report.end()
    await endGeneration(ctx.db, generation)
  }
}
