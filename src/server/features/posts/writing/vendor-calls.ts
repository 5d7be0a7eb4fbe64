import { sql } from 'kysely'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { planOf } from '#server/features/accounts/people/plan'
import {
  isFreeOfCharge,
  requireInstallationCall,
  withInstallationCall,
} from '#server/features/models/installation-calls'
import type { Database } from '#server/platform/database/database'
import { withRelaxedDurability } from '#server/platform/database/relaxed-durability'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { dayAt, endOfDay } from '#shared/time/local-days'

/**
 * Each user's model calls a day: new posts, refinements and openings count together, so that a plan also limits what
 * its vendors charge. The composer makes no calls, and administrators have no limit.
 */

/** The time zone where days begin first: no user's clock is further ahead. */
const firstTimeZone = 'Pacific/Kiritimati'

/** Refuses early when no call is left; the call itself is counted later. @throws AppError daily_limit */
export async function requireVendorCall(ctx: Context, author: Actor, model: ModelId): Promise<void> {
  await requireInstallationCall(ctx, model)
  const max = callsPerDay(ctx, author, model)
  if (max === null) return
  const row = await ctx.db
    .selectFrom('vendor_calls')
    .select(['day', 'used'])
    .where('owner_id', '=', author.workspace)
    .executeTakeFirst()
  const { today, latest } = daysOf(ctx.now(), author)
  if (row && row.day >= today && row.day <= latest && row.used >= max) throw dailyLimit(ctx, author, max)
}

/**
 * Runs a model call and counts it as one call of the author and of the installation. It is refunded if the vendor fails
 * before its model begins; a refused, cancelled or truncated answer is charged and counts.
 * @throws AppError daily_limit; errors of `work`
 */
export async function withVendorCall<Result>(
  ctx: Context,
  author: Actor,
  model: ModelId,
  work: () => Promise<Result>,
): Promise<Result> {
  return await withInstallationCall(ctx, model, () => withAuthorsCall(ctx, author, model, work))
}

async function withAuthorsCall<Result>(
  ctx: Context,
  author: Actor,
  model: ModelId,
  work: () => Promise<Result>,
): Promise<Result> {
  const max = callsPerDay(ctx, author, model)
  if (max === null) return await work()
  const day = await takeCall(ctx, author, max)
  try {
    return await work()
  } catch (error) {
    if (isFreeOfCharge(error)) await returnCall(ctx.db, author.workspace, day)
    throw error
  }
}

/** null: without limit. */
function callsPerDay(ctx: Context, author: Actor, model: ModelId): number | null {
  const posts = planOf(ctx.config, author.holder).postsPerMonth
  return model === 'composer' || posts === null ? null : posts * ctx.config.modelCallsPerPost
}

/**
 * Counter and limit are one statement. Days only move forward; a day that can't have begun anywhere came from a wrong
 * clock.
 */
async function takeCall(ctx: Context, author: Actor, max: number): Promise<string> {
  const { today, latest } = daysOf(ctx.now(), author)
  const isNewDay = sql<boolean>`(vendor_calls.day < ${today} or vendor_calls.day > ${latest})`
  const taken = await withRelaxedDurability(ctx.db, (db) =>
    db
      .insertInto('vendor_calls')
      .values({ owner_id: author.workspace, day: today, used: 1 })
      .onConflict((conflict) =>
        conflict
          .column('owner_id')
          .doUpdateSet({
            used: sql`case when ${isNewDay} then 1 else vendor_calls.used + 1 end`,
            day: sql`case when ${isNewDay} then ${today} else vendor_calls.day end`,
          })
          .where(sql<boolean>`(${isNewDay} or vendor_calls.used < ${max})`),
      )
      .returning('day')
      .executeTakeFirst(),
  )
  if (!taken) throw dailyLimit(ctx, author, max)
  return taken.day
}

async function returnCall(db: Database, ownerId: WorkspaceId, day: string): Promise<void> {
  await db
    .updateTable('vendor_calls')
    .set({ used: sql`vendor_calls.used - 1` })
    .where('owner_id', '=', ownerId)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute()
}

function daysOf(now: number, author: Actor): { today: string; latest: string } {
  return { today: dayAt(now, author.user.timeZone), latest: dayAt(now, firstTimeZone) }
}

function dailyLimit(ctx: Context, { user: { timeZone } }: Actor, max: number): AppError {
  const now = ctx.now()
  const untilTomorrowMs = endOfDay(dayAt(now, timeZone), timeZone) - now
  return new AppError('daily_limit', because('dailyCallsUsed', { most: max, composer: modelFacts.composer.label }), {
    retryAfterSeconds: Math.max(1, Math.ceil(untilTomorrowMs / 1000)),
  })
}
