import { type RawBuilder, sql } from 'kysely'
import { because } from '#shared/errors/reason'
import { type RateLimit, type RateLimitName, rateLimits, type ThrottleName } from '#shared/rules/rate-limits'
import { dayMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import { withRelaxedDurability } from '../database/relaxed-durability.ts'
import { AppError } from '../errors.ts'
import { keyedHash } from '../tokens.ts'

/** The part of the context that counting needs. */
export interface Counting {
  db: Database
  secret: string
  now: () => number
}

/**
 * How far ahead of our clock a stored time may lie, since the clocks of two processes may differ. A time further ahead
 * was written by a wrong clock, and would otherwise block someone until that time comes.
 */
export const clockToleranceMs = 60_000

/**
 * Counts one attempt against a limit, in one statement, so that any number of processes share the count. Refused
 * attempts don't count. A window starts with its first attempt.
 * @param whom the subject of the limit, as its `per` says; addresses as `addressKey` gives them
 * @returns the number of attempts in this window
 * @throws AppError rate_limited, with the seconds until the window ends.
 */
export async function enforceRateLimit(counting: Counting, name: RateLimitName, whom: string): Promise<number> {
  const { isAllowed, count, resetMs } = await takeAttempt(counting, name, whom)
  if (!isAllowed) throw rateLimited(resetMs)
  return count
}

/** Counts one attempt as `enforceRateLimit` does, and says where the limit stands. */
export async function takeAttempt(
  counting: Counting,
  name: RateLimitName,
  whom: string,
): Promise<{ isAllowed: boolean; count: number /** Until the window ends. */; resetMs: number }> {
  const limit: RateLimit = rateLimits[name]
  const key = limitKey(counting, name, whom)
  const now = counting.now()
  const row = await countAttempt(counting.db, key, now, {
    lastsMs: limit.windowMs,
    startsAt: (isOver) => sql`case when ${isOver} then ${now} else rate_limits.window_started_at end`,
    passes: sql<boolean>`rate_limits.count < ${limit.limit}`,
  })
  if (row === null)
    return { isAllowed: false, count: limit.limit, resetMs: (await waitMs(counting.db, key, limit, now)) ?? 1 }
  return { isAllowed: true, count: row.count, resetMs: row.window_started_at + limit.windowMs - now }
}

/** Hashed, so that the table names nobody. */
export function limitKey({ secret }: Counting, name: RateLimitName | ThrottleName, whom: string): string {
  return keyedHash(secret, `${name} ${whom}`)
}

/**
 * Counts one attempt in a key's row, or resets the row once its time is over.
 * @param rule.startsAt the row's time afterwards
 * @param rule.passes whether the attempt is allowed by the row's count
 * @returns the row afterwards; null when it is refused
 */
export async function countAttempt(
  db: Database,
  key: string,
  now: number,
  rule: {
    lastsMs: number
    startsAt: (isOver: RawBuilder<boolean>) => RawBuilder<number>
    passes: RawBuilder<boolean>
  },
): Promise<{ count: number; window_started_at: number } | null> {
  const isOver = sql<boolean>`(rate_limits.window_started_at <= ${now - rule.lastsMs}
    or rate_limits.window_started_at > ${now + clockToleranceMs})`
  const counted = await withRelaxedDurability(db, (unflushed) =>
    unflushed
      .insertInto('rate_limits')
      .values({ key, window_started_at: now, count: 1 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
            window_started_at: rule.startsAt(isOver),
          })
          .where(sql<boolean>`${isOver} or ${rule.passes}`),
      )
      .returning(['count', 'window_started_at'])
      .executeTakeFirst(),
  )
  return counted ?? null
}

/** Throws if `enforceRateLimit` would, and counts nothing. @throws AppError rate_limited */
export async function checkRateLimit(counting: Counting, name: RateLimitName, whom: string): Promise<void> {
  const wait = await waitMs(counting.db, limitKey(counting, name, whom), rateLimits[name], counting.now())
  if (wait !== null) throw rateLimited(wait)
}

/** Refunds an attempt, where only failures count. */
export async function refundRateLimit(counting: Counting, name: RateLimitName, whom: string): Promise<void> {
  await counting.db
    .updateTable('rate_limits')
    .set({ count: sql`rate_limits.count - 1` })
    .where('key', '=', limitKey(counting, name, whom))
    .where('count', '>', 0)
    .execute()
}

/** Deletes windows that ended a day ago or more, and those that a wrong clock started in the future. */
export async function sweepRateLimits(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((column) =>
      column.or([
        column('window_started_at', '<', now - dayMs),
        column('window_started_at', '>', now + clockToleranceMs),
      ]),
    )
    .execute()
}

/** The error, with the time of the next attempt. */
export function rateLimited(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('rate_limited', because('tooManyAttempts', { seconds: retryAfterSeconds }), { retryAfterSeconds })
}

/** How long until this key's next attempt is allowed; null: now. */
async function waitMs(db: Database, key: string, limit: RateLimit, now: number): Promise<number | null> {
  const window = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  if (!window || window.count < limit.limit || window.window_started_at > now + clockToleranceMs) return null
  const endsAt = window.window_started_at + limit.windowMs
  return endsAt > now ? Math.min(endsAt - now, limit.windowMs) : null
}
