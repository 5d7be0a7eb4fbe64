import type { Database } from '#server/platform/database/database'
import type { Reason, ReasonName } from '#shared/errors/reason'
import type { Vendor, VendorModelId } from '#shared/rules/models'

/** Each vendor's last failure, for administrators, and whether it has worked since. */

export interface VendorFailure {
  /** Epoch ms. */
  at: number
  reason: Reason
  model: VendorModelId
  workedAt: number | null
}

export async function recordFailure(
  db: Database,
  vendor: string,
  { at, model, reason }: Omit<VendorFailure, 'workedAt'>,
): Promise<void> {
  const values = { at, reason: JSON.stringify(reason), model, worked_at: null }
  await db
    .insertInto('model_failures')
    .values({ vendor, ...values })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet(values))
    .execute()
}

export async function recordSuccess(db: Database, vendor: string, now: number): Promise<void> {
  await db
    .updateTable('model_failures')
    .set({ worked_at: now, told_at: null })
    .where('vendor', '=', vendor)
    .where('worked_at', 'is', null)
    .execute()
}

/** True for one caller only, until the vendor has worked again or its key was changed. */
export async function claimNotification(db: Database, vendor: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('model_failures')
    .set({ told_at: now })
    .where('vendor', '=', vendor)
    .where('told_at', 'is', null)
    .returning('vendor')
    .executeTakeFirst()
  return taken !== undefined
}

export async function findFailures(db: Database): Promise<Partial<Record<Vendor, VendorFailure>>> {
  const rows = await db.selectFrom('model_failures').selectAll().execute()
  const entries = rows.map(
    ({ vendor, at, reason, model, worked_at: workedAt }) =>
      [vendor, { at, reason: JSON.parse(reason) as Reason, model: model as VendorModelId, workedAt }] as const,
  )
  return Object.fromEntries(entries)
}

/** Temporary failures are not among them. */
const untilSomebodyActs: readonly ReasonName[] = ['modelRejectedKey', 'modelAllowanceUsed', 'modelUnknown']

/** Failures that will not pass by themselves. */
export async function listLastingFailures(db: Database): Promise<Reason[]> {
  const failures = Object.values(await findFailures(db))
  return failures.flatMap(({ reason, workedAt }) =>
    workedAt === null && untilSomebodyActs.includes(reason.name) ? [reason] : [],
  )
}

/** Key or address changed: the earlier failure no longer says anything. */
export async function forgetFailure(db: Database, vendor: Vendor): Promise<void> {
  await db.deleteFrom('model_failures').where('vendor', '=', vendor).execute()
}
