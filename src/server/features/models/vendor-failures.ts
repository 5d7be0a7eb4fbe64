import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError, type ErrorCode } from '#server/platform/errors'
import type { Reason, ReasonName } from '#shared/errors/reason'
import { modelFacts, type Vendor, type VendorModelId } from '#shared/rules/models'

/** The last failure of each vendor, for administrators: what it was, and whether it has worked since. */

export interface VendorFailure {
  /** Epoch ms. */
  at: number
  reason: Reason
  model: VendorModelId
  workedAt: number | null
}

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
    await noteSuccess(ctx, vendor)
    return result
  } catch (error) {
    if (isOutage(error)) await noteFailure(ctx, vendor, model, error.reason)
    throw error
  }
}

async function noteFailure(ctx: Context, vendor: string, model: VendorModelId, reason: Reason): Promise<void> {
  const values = { at: ctx.now(), reason: JSON.stringify(reason), model, worked_at: null }
  await ctx.db
    .insertInto('model_failures')
    .values({ vendor, ...values })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet(values))
    .execute()
}

async function noteSuccess(ctx: Context, vendor: string): Promise<void> {
  await ctx.db
    .updateTable('model_failures')
    .set({ worked_at: ctx.now() })
    .where('vendor', '=', vendor)
    .where('worked_at', 'is', null)
    .execute()
}

export async function findFailures(db: Database): Promise<Partial<Record<Vendor, VendorFailure>>> {
  const rows = await db.selectFrom('model_failures').selectAll().execute()
  const entries = rows.map(
    ({ vendor, at, reason, model, worked_at: workedAt }) =>
      [vendor, { at, reason: JSON.parse(reason) as Reason, model: model as VendorModelId, workedAt }] as const,
  )
  return Object.fromEntries(entries)
}

/** What passes by itself is not among them. */
const untilSomebodyActs: readonly ReasonName[] = ['modelRejectedKey', 'modelAllowanceUsed', 'modelUnknown']

/** Why vendors will go on failing. */
export async function listLastingFailures(db: Database): Promise<Reason[]> {
  const failures = Object.values(await findFailures(db))
  return failures.flatMap(({ reason, workedAt }) =>
    workedAt === null && untilSomebodyActs.includes(reason.name) ? [reason] : [],
  )
}

/** Another key or address: what failed before says nothing of it. */
export async function forgetFailure(db: Database, vendor: Vendor): Promise<void> {
  await db.deleteFrom('model_failures').where('vendor', '=', vendor).execute()
}
