import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { UserId } from '#shared/contract/ids'

/**
 * Runs `work` in a transaction that locks a user's row, so that parallel requests can't both count, add and exceed a
 * limit. SQLite runs write transactions one after the other anyway.
 */
export async function withUserLock<Result>(
  ctx: Context,
  userId: UserId,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(ctx.db, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (!user) throw new AppError('sign_in_required', 'signInRequired')
    return await work(db)
  })
}
