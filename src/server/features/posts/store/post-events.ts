import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Database } from '#server/platform/database/database'

/** Someone created, changed or deleted a post. */
export async function emitPostEvent(
  ctx: Context,
  db: Database,
  name: 'post.created' | 'post.updated' | 'post.deleted',
  { user, workspace }: Pick<Actor, 'user' | 'workspace'>,
  id: string,
): Promise<void> {
  await emit(ctx, db, { name, workspaceId: workspace, actor: user.id, subject: id, payload: {} })
}
