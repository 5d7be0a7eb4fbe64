import type { Database } from '#server/platform/database/database'
import type { Angles } from '#server/writing/writer'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'

/** The angles that a model suggested for a text, once per owner, text and language; deleted with the text. */

interface AnglesKey {
  ownerId: WorkspaceId
  contentHash: string
  language: Language
}

export async function findAngles(
  db: Database,
  { ownerId, contentHash, language }: AnglesKey,
): Promise<Angles | undefined> {
  const row = await db
    .selectFrom('article_angles')
    .select('angles')
    .where('owner_id', '=', ownerId)
    .where('content_hash', '=', contentHash)
    .where('language', '=', language)
    .executeTakeFirst()
  return row && (JSON.parse(row.angles) as Angles)
}

/** Of two requested at the same time, the first is kept. Nothing is kept for a text that was swept meanwhile. */
export async function insertAngles(
  db: Database,
  { ownerId, contentHash, language }: AnglesKey,
  kept: { model: string; angles: Angles; createdAt: number },
): Promise<void> {
  await db
    .insertInto('article_angles')
    .columns(['owner_id', 'content_hash', 'language', 'ai_model', 'angles', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('source_texts')
        .select((column) => [
          'owner_id',
          'content_hash',
          column.val<string>(language).as('language'),
          column.val(kept.model).as('ai_model'),
          column.val(JSON.stringify(kept.angles)).as('angles'),
          column.val(kept.createdAt).as('created_at'),
        ])
        .where('owner_id', '=', ownerId)
        .where('content_hash', '=', contentHash),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
