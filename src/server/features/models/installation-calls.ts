import { sql } from 'kysely'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import { because } from '#shared/errors/reason'
import { type ModelId, modelFacts, type VendorModelId } from '#shared/rules/models'
import { dayMs } from '#shared/time/durations'
import { isOutage, recordOutcome } from './record-outcome.ts'

/**
 * Limits the installation's calls a day to a vendor or model, where administrators set a limit. All people's calls
 * count, also administrators'. The day is UTC's.
 */

interface Budget {
  subject: string
  most: number
}

/** Refuses early when no call is left. @throws AppError daily_limit */
export async function requireInstallationCall(ctx: Context, model: ModelId): Promise<void> {
  if (model === 'composer') return
  const budgets = await budgetsOf(ctx, model)
  if (budgets.length === 0) return
  const used = await countCalls(ctx)
  if (budgets.some(({ subject, most }) => (used.get(subject) ?? 0) >= most)) throw installationLimit(ctx, model)
}

/**
 * Runs a model call, counts it as one of the installation's calls, and records whether the vendor failed. The call is
 * refunded if the vendor fails before its model begins.
 * @throws AppError daily_limit; errors of `work`
 */
export async function withInstallationCall<Result>(
  ctx: Context,
  model: ModelId,
  work: () => Promise<Result>,
): Promise<Result> {
  if (model === 'composer') return await work()
  const day = dayOf(ctx.now())
  const taken: Budget[] = []
  try {
    for (const budget of await budgetsOf(ctx, model)) {
      if (!(await takeCall(ctx.db, budget, day))) throw installationLimit(ctx, model)
      taken.push(budget)
    }
    return await recordOutcome(ctx, model, work)
  } catch (error) {
    if (isFreeOfCharge(error)) for (const { subject } of taken) await returnCall(ctx.db, subject, day)
    throw error
  }
}

/** Whether the failure came before the model began to work, so that no vendor charges for it. */
export function isFreeOfCharge(error: unknown): boolean {
  if (error instanceof UnfinishedWriting) return !error.hasBegun && isOutage(error)
  return error instanceof AppError && error.code === 'daily_limit'
}

/** Today's calls by subject: `vendor openai`, `model gpt-4o`. */
export async function countCalls(ctx: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.selectFrom('model_calls').selectAll().where('day', '=', dayOf(ctx.now())).execute()
  return new Map(rows.map(({ subject, used }) => [subject, used]))
}

async function budgetsOf(ctx: Context, model: VendorModelId): Promise<Budget[]> {
  const { vendor } = modelFacts[model]
  const { dailyCalls } = await ctx.models.read()
  const ofVendor = vendor === 'none' ? undefined : dailyCalls.vendors[vendor]
  return [
    { subject: `vendor ${vendor}`, most: ofVendor },
    { subject: `model ${model}`, most: dailyCalls.models[model] },
  ].flatMap(({ subject, most }) => (most === undefined ? [] : [{ subject, most }]))
}

/** Counter and limit are one statement. */
async function takeCall(db: Database, { subject, most }: Budget, day: string): Promise<boolean> {
  const isNewDay = sql<boolean>`(model_calls.day <> ${day})`
  const taken = await db
    .insertInto('model_calls')
    .values({ subject, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ used: sql`case when ${isNewDay} then 1 else model_calls.used + 1 end`, day })
        .where(sql<boolean>`(${isNewDay} or model_calls.used < ${most})`),
    )
    .returning('day')
    .executeTakeFirst()
  return taken !== undefined
}

async function returnCall(db: Database, subject: string, day: string): Promise<void> {
  await db
    .updateTable('model_calls')
    .set({ used: sql`model_calls.used - 1` })
    .where('subject', '=', subject)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute()
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

function installationLimit(ctx: Context, model: VendorModelId): AppError {
  const now = ctx.now()
  const untilTomorrowMs = dayMs - (now % dayMs)
  const { label } = modelFacts[model]
  return new AppError(
    'daily_limit',
    because('installationCallsUsed', { model: label, composer: modelFacts.composer.label }),
    {
      retryAfterSeconds: Math.max(1, Math.ceil(untilTomorrowMs / 1000)),
    },
  )
}
