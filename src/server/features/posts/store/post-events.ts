import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Database } from '#server/platform/database/database'

/** Someone created, changed or deleted a post. */
export async function emitPostEvent(
  ctx: Context,
  db: Database,
  name: 'post.created' | 'post.updated' | 'post.deleted',
  { user, workspace, key }: Pick<Actor, 'user' | 'workspace' | 'key'>,
  id: string,
): Promise<void> {
  const payload = name === 'post.updated' && key ? { byKey: true as const } : {}
  await emit(ctx, db, { name, workspaceId: workspace, actor: user.id, subject: id, payload })
}
