import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError, type ErrorCode } from '#server/platform/errors'
import type { Reason, ReasonName } from '#shared/errors/reason'
import { modelFacts, type VendorModelId } from '#shared/rules/models'
import { claimNotification, recordFailure, recordSuccess } from './failure-repository.ts'

const outages: readonly ErrorCode[] = ['ai_unavailable', 'ai_rate_limited', 'ai_rejected_key']

/** Failures that affect all of a vendor's models until somebody acts; a missing model does not affect the others. */
const ofWholeVendor: readonly ReasonName[] = ['modelRejectedKey', 'modelAllowanceUsed']

/** Whether the vendor failed, rather than refused, or its caller disconnected. */
export function isOutage(error: unknown): error is AppError {
  return error instanceof AppError && outages.includes(error.code)
}

/** Runs a vendor call and records the outcome. */
export async function recordOutcome<Result>(
  ctx: Context,
  model: VendorModelId,
  work: () => Promise<Result>,
): Promise<Result> {
  const { vendor } = modelFacts[model]
  try {
    const result = await work()
    await recordSuccess(ctx.db, vendor, ctx.now())
    return result
  } catch (error) {
    if (isOutage(error)) {
      await recordFailure(ctx.db, vendor, { at: ctx.now(), model, reason: error.reason })
      if (ofWholeVendor.includes(error.reason.name)) await emitFailure(ctx, vendor, error.reason)
    }
    throw error
  }
}

/** Warns once until the vendor has worked again. */
async function emitFailure(ctx: Context, vendor: string, reason: Reason): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await claimNotification(db, vendor, ctx.now()))) return
    const where = { workspaceId: null, actor: null, subject: vendor }
    await emit(ctx, db, { ...where, name: 'model-vendor.failed', payload: { reason } })
  })
}
