import type { Context } from '#server/context/context'
import { AppError, type ErrorCode } from '#server/platform/errors'
import { modelFacts, type VendorModelId } from '#shared/rules/models'
import { noteFailure, noteSuccess } from './failure-repository.ts'

const outages: readonly ErrorCode[] = ['ai_unavailable', 'ai_rate_limited', 'ai_rejected_key']

/** Whether the vendor failed, rather than refused, or its reader left. */
export function isOutage(error: unknown): error is AppError {
  return error instanceof AppError && outages.includes(error.code)
}

/** Runs what asks a vendor, and notes how it ended. */
export async function noteOutcome<Result>(
  ctx: Context,
  model: VendorModelId,
  work: () => Promise<Result>,
): Promise<Result> {
  const { vendor } = modelFacts[model]
  try {
    const result = await work()
    await noteSuccess(ctx.db, vendor, ctx.now())
    return result
  } catch (error) {
    if (isOutage(error)) await noteFailure(ctx.db, vendor, { at: ctx.now(), model, reason: error.reason })
    throw error
  }
}
