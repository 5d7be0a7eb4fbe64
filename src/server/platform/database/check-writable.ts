import type { Database } from './database.ts'

/** Writes one row, always the same. @throws the error of a full or read-only database */
export async function checkWritable(db: Database, now: number): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values({ key: 'readiness', window_started_at: now, count: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_started_at: now }))
    .execute()
}
