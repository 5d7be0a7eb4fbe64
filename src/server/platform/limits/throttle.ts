import { type RawBuilder, sql } from 'kysely'
import { type Throttle, type ThrottleName, throttles } from '#shared/rules/rate-limits'
import type { Database } from '../database/database.ts'
import { type Counting, clockToleranceMs, countAttempt, limitKey, rateLimited } from './rate-limit.ts'

/** Throttles share the table of the rate limits; a row's time is that of its last attempt. */

/**
 * Counts one attempt, in one statement, so that any number of processes share the count. A refused attempt does not
 * count and does not delay the next one.
 * @throws AppError rate_limited, with the seconds until the next attempt is allowed
 */
export async function enforceThrottle(counting: Counting, name: ThrottleName, whom: string): Promise<void> {
  const spacing: Throttle = throttles[name]
  const key = limitKey(counting, name, whom)
  const now = counting.now()
  const row = await countAttempt(counting.db, key, now, {
    lastsMs: spacing.forgetMs,
    startsAt: () => sql<number>`${now}`,
    passes: sql<boolean>`rate_limits.window_started_at + ${distanceInSql(spacing)} <= ${now}`,
  })
  if (row === null) throw rateLimited((await waitMs(counting.db, key, spacing, now)) ?? 1)
}

/** Throws if `enforceThrottle` would, and counts nothing. @throws AppError rate_limited */
export async function checkThrottle(counting: Counting, name: ThrottleName, whom: string): Promise<void> {
  const wait = await waitMs(counting.db, limitKey(counting, name, whom), throttles[name], counting.now())
  if (wait !== null) throw rateLimited(wait)
}

/** Refunds an attempt, where only failures count: the next one needs no delay after it. */
export async function refundThrottle(counting: Counting, name: ThrottleName, whom: string): Promise<void> {
  const longest = Math.max(...throttles[name].distancesMs)
  await counting.db
    .updateTable('rate_limits')
    .set({
      count: sql`rate_limits.count - 1`,
      window_started_at: sql`rate_limits.window_started_at - ${sql.lit(longest)}`,
    })
    .where('key', '=', limitKey(counting, name, whom))
    .where('count', '>', 0)
    .execute()
}

async function waitMs(db: Database, key: string, spacing: Throttle, now: number): Promise<number | null> {
  const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row || row.window_started_at > now + clockToleranceMs || row.window_started_at <= now - spacing.forgetMs) {
    return null
  }
  const wait = row.window_started_at + distanceMs(spacing, row.count) - now
  return wait > 0 ? wait : null
}

/** The required delay after the last attempt when there were `count`. */
function distanceMs({ free, distancesMs }: Throttle, count: number): number {
  return count < free ? Number.NEGATIVE_INFINITY : (distancesMs[Math.min(count - free, distancesMs.length - 1)] ?? 0)
}

/** As `distanceMs`, for the row's own count. */
function distanceInSql({ free, distancesMs }: Throttle): RawBuilder<number> {
  const steps = distancesMs.map(
    (ms, index) => sql`when rate_limits.count = ${sql.lit(free + index)} then ${sql.lit(ms)}`,
  )
  // by another process's clock, a free attempt may even come before the last one
  return sql<number>`case when rate_limits.count < ${sql.lit(free)} then ${sql.lit(-clockToleranceMs)}
    ${sql.join(steps, sql` `)} else ${sql.lit(distancesMs.at(-1) ?? 0)} end`
}
