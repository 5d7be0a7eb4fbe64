import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { AppError } from './errors.ts'

export interface RateLimit {
  /** Attempts that pass in one window. */
  limit: number
  windowMs: number
}

/**
 * Counts one attempt under a key, in one statement, so that any number of processes share the count.
 * A window starts with its first attempt.
 * @throws AppError rate_limited, with the seconds until the window ends.
 */
export async function takeAttempt(
  db: Database,
  key: string,
  { limit, windowMs }: RateLimit,
  now: number,
): Promise<void> {
  const isOver = sql<boolean>`rate_limits.window_started_at <= ${now - windowMs}`
  const window = await db
    .insertInto('rate_limits')
    .values({ key, window_started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_started_at: sql`case when ${isOver} then ${now} else rate_limits.window_started_at end`,
      }),
    )
    .returning(['count', 'window_started_at'])
    .executeTakeFirstOrThrow()
  if (window.count <= limit) return

  const retryAfterSeconds = Math.max(1, Math.ceil((window.window_started_at + windowMs - now) / 1000))
  throw new AppError('rate_limited', `Too many attempts. Try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** Takes an attempt back, where only failures count. */
export async function returnAttempt(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql`rate_limits.count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Removes windows that ended a day ago or more. */
export async function sweepRateLimits(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_started_at', '<', now - 24 * 60 * 60 * 1000)
    .execute()
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
