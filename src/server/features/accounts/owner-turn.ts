import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'

/**
 * One transaction in which nothing else of this owner's is counted and added, so that parallel requests can't pass a
 * limit. On SQLite transactions take turns by themselves.
 */
export async function inOwnersTurn<Result>(
  ctx: Context,
  ownerId: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await ctx.db.transaction().execute(async (db) => {
    const owner = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', ownerId)
      .$if(ctx.databaseKind === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (!owner) throw new AppError('sign_in_required', 'Please sign in to go on.')
    return await work(db)
  })
}
