import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { personOf, type WorkspaceId } from '#shared/contract/ids'

/** An author's post was made, changed or deleted. */
export async function emitPostEvent(
  ctx: Context,
  db: Database,
  name: 'post.created' | 'post.updated' | 'post.deleted',
  { ownerId, id }: { ownerId: WorkspaceId; id: string },
): Promise<void> {
  await emit(ctx, db, { name, workspaceId: ownerId, actor: personOf(ownerId), subject: id, payload: {} })
}
