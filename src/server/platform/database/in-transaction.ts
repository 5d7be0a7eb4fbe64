import type { Database } from './database.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

/**
 * All of the work or none of it. When the database ends it because another transaction came in between, as
 * engines that only have serializable isolation often do and any does in a deadlock, the whole of it is done again: what it changes
 * outside the database it may change more than once.
 * Within a transaction it is part of that one.
 */
export function inTransaction<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : retryOnConflict(() => runTransaction(db, work))
}

const deedsAfter = new WeakMap<Database, (() => void)[]>()

/** Does it once the transaction of `db` is committed, at once where there is none. It must not throw. */
export function afterCommit(db: Database, deed: () => void): void {
  const deeds = deedsAfter.get(db)
  if (deeds) deeds.push(deed)
  else deed()
}

/** What ended the work is what is thrown, also where taking it back fails as well: the connection is gone, or the disk full. */
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
    result = await db.transaction().execute(noted)
  } catch (error) {
    throw failure ? failure.error : error
  }
  for (const deed of deeds) deed()
  return result
}
