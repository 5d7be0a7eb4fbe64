import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { beginGeneration, endGeneration, type Generation } from '#server/features/billing/quota'
import { toAppError } from '#server/platform/http/answer-error'
import type { GenerationFacts } from '#server/platform/metrics/measure'
import { toReason } from '#shared/errors/reason'
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
    if (kind === 'post') await emitFailure(ctx, author, generation, error)
    throw error
  } finally {
    report.end()
    await endGeneration(ctx.db, generation)
  }
}

/** Not for one that its author cancelled. Never throws, so that the failure itself is answered. */
async function emitFailure(
  ctx: Context,
  { user, workspace: workspaceId }: Actor,
  { token: subject }: Generation,
  error: unknown,
): Promise<void> {
  const failure = toAppError(error)
  if (failure?.code === 'cancelled') return
  const payload = { code: failure?.code ?? 'unexpected', reason: failure?.reason ?? toReason('unexpected') }
  await emit(ctx, ctx.db, { name: 'generation.failed', workspaceId, actor: user.id, subject, payload }).catch(
    (err: unknown) => ctx.log.error({ err }, 'the failure of a generation could not be recorded'),
  )
}
