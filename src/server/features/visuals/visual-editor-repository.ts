import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import { visualEditing } from '#shared/rules/visual-editing'
import type { VisualKey } from './visual-version-repository.ts'

/** Who edits a visual: one person at a time, for as long as a page of theirs says so. */
export interface VisualEditor {
  userId: UserId
  firstName: string
  lastName: string
  email: string
  /** Epoch ms. */
  since: number
}

/** Makes someone the editor of a visual, unless somebody else is one. Does nothing without such a visual. */
export async function holdVisual(
  db: Database,
  { ownerId, id }: VisualKey,
  { userId, page, takeOver }: { userId: UserId; page: string; takeOver: boolean },
  now: number,
): Promise<void> {
  const endedBefore = now - visualEditing.livesMs
  await db
    .insertInto('visual_editors')
    .columns(['owner_id', 'visual_id', 'user_id', 'page', 'since', 'seen_at'])
    .expression((builder) =>
      builder
        .selectFrom('visuals')
        .select((eb) => [
          'owner_id',
          'id',
          eb.cast<UserId>(eb.val(userId), 'text').as('user_id'),
          eb.cast<string>(eb.val(page), 'text').as('page'),
          eb.cast<number>(eb.val(now), 'bigint').as('since'),
          eb.cast<number>(eb.val(now), 'bigint').as('seen_at'),
        ])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'visual_id'])
        .doUpdateSet((eb) => ({
          since: eb
            .case()
            .when(eb.and([eb('visual_editors.user_id', '=', userId), eb('visual_editors.seen_at', '>=', endedBefore)]))
            .then(eb.ref('visual_editors.since'))
            .else(eb.ref('excluded.since'))
            .end(),
          user_id: eb.ref('excluded.user_id'),
          page: eb.ref('excluded.page'),
          seen_at: eb.ref('excluded.seen_at'),
        }))
        .where((eb) =>
          eb.or([
            eb('visual_editors.user_id', '=', userId),
            eb('visual_editors.seen_at', '<', endedBefore),
            eb(eb.val(takeOver ? 1 : 0), '=', 1),
          ]),
        ),
    )
    .execute()
}

export async function findEditor(
  db: Database,
  { ownerId, id }: VisualKey,
  now: number,
): Promise<VisualEditor | undefined> {
  const row = await db
    .selectFrom('visual_editors')
    .innerJoin('users', 'users.id', 'visual_editors.user_id')
    .select(['user_id', 'first_name', 'last_name', 'email', 'since'])
    .where('owner_id', '=', ownerId)
    .where('visual_id', '=', id)
    .where('seen_at', '>=', now - visualEditing.livesMs)
    .executeTakeFirst()
  if (!row) return undefined
  const { user_id: userId, first_name: firstName, last_name: lastName, email, since } = row
  return { userId, firstName, lastName, email, since }
}

/** Does nothing where somebody else edits it by now, or another page of the same person. */
export async function releaseVisual(
  db: Database,
  { ownerId, id }: VisualKey,
  { userId, page }: { userId: UserId; page: string },
): Promise<void> {
  await db
    .deleteFrom('visual_editors')
    .where('owner_id', '=', ownerId)
    .where('visual_id', '=', id)
    .where('user_id', '=', userId)
    .where('page', '=', page)
    .execute()
}
