import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'

/**
 * Runs `work` in a transaction that locks a workspace's row, so that parallel requests, also of several members, can't
 * both count, add and exceed a limit. SQLite runs write transactions one after the other anyway.
 */
export async function withWorkspaceLock<Result>(
  ctx: Context,
  workspace: WorkspaceId,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(ctx.db, async (db) => {
    const row = await db
      .selectFrom('workspaces')
      .select('id')
      .where('id', '=', workspace)
      .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (!row) throw new AppError('sign_in_required', 'signInRequired')
    return await work(db)
  })
}
