import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** To whom a team's owner offers it: at most one person, until they accept. */

export async function storeOffer(db: Database, workspace: WorkspaceId, userId: UserId, now: number): Promise<void> {
  await db
    .insertInto('workspace_handovers')
    .values({ workspace_id: workspace, user_id: userId, offered_at: now })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ user_id: userId, offered_at: now }))
    .execute()
}

export async function findOffer(db: Database, workspace: WorkspaceId): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('workspace_handovers')
    .select('user_id')
    .where('workspace_id', '=', workspace)
    .executeTakeFirst()
  return row?.user_id
}

/** Also when there is none. @param to only if it is offered to them */
export async function deleteOffer(db: Database, workspace: WorkspaceId, to?: UserId): Promise<void> {
  await db
    .deleteFrom('workspace_handovers')
    .where('workspace_id', '=', workspace)
    .$if(to !== undefined, (query) => query.where('user_id', '=', to as UserId))
    .execute()
}
