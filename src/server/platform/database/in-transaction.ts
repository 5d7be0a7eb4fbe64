import type { Database } from './database.ts'
import { withRelaxedDurability } from './relaxed-durability.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { flushOf } from './wal-flush.ts'

/**
 * Runs `work` in a transaction. If the database aborts it because of a concurrent one, as engines with only
 * serializable isolation often do and any does in a deadlock, the whole work runs again, so it may repeat changes
 * outside the database. Within a transaction it joins that one.
 */
export function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : retryOnConflict(() => runTransaction(db, work))
}

const deedsAfter = new WeakMap<Database, (() => void)[]>()

/** Runs it once the transaction of `db` has committed, or at once if there is none. It must not throw. */
export function afterCommit(db: Database, deed: () => void): void {
  const deeds = deedsAfter.get(db)
  if (deeds) deeds.push(deed)
  else deed()
}

/** Throws the work's own error, even if the rollback fails as well because the connection is gone or the disk full. */
export async function runTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  let failure: { error: unknown } | undefined
  const deeds: (() => void)[] = []
  const noted = async (transaction: Database) => {
    deedsAfter.set(transaction, deeds)
    try {
      return await work(transaction)
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  let result: Result
  try {
    const flush = flushOf(db)
    result = flush ? await executeThenFlush(db, noted, flush) : await db.transaction().execute(noted)
  } catch (error) {
    throw failure ? failure.error : error
  }
  for (const deed of deeds) deed()
  return result
}

async function executeThenFlush<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
  flush: () => Promise<void>,
): Promise<Result> {
  const result = await withRelaxedDurability(db, (unflushed) => unflushed.transaction().execute(work))
  await flush()
  return result
}
