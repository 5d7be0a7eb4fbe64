import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Database } from '#server/platform/database/database'
import { setSavedBy } from './author-repository.ts'

/** Someone saved another text or title of a post, or made another version the current one. */
export async function recordSave(
  ctx: Context,
  db: Database,
  actor: Pick<Actor, 'key' | 'user' | 'workspace'>,
  id: string,
) {
  await setSavedBy(db, { ownerId: actor.workspace, id }, actor.user.id)
  await emitPostEvent(ctx, db, 'post.updated', actor, id)
}

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
