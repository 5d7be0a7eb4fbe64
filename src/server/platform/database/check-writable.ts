import type { Database } from './database.ts'

/** Writes one row, always the same. @throws what a database says that is full, or can only be read */
export async function checkWritable(db: Database, now: number): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values({ key: 'readiness', window_started_at: now, count: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_started_at: now }))
    .execute()
}
