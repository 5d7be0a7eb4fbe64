import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { WrittenWith as Shape } from '#shared/contract/provenance'

export type WrittenWith = z.infer<typeof Shape>

/** Keeps what a post was written with. Call it in the transaction that stores the post. */
export async function insertWrittenWith(
  db: Database,
  ownerId: string,
  postId: string,
  writtenWith: WrittenWith,
): Promise<void> {
  await db
    .insertInto('post_provenance')
    .values({ owner_id: ownerId, post_id: postId, written_with: JSON.stringify(writtenWith) })
    .execute()
}

/** Undefined for a post from before this was kept. */
export async function findWrittenWith(db: Database, ownerId: string, postId: string): Promise<WrittenWith | undefined> {
  const row = await db
    .selectFrom('post_provenance')
    .select('written_with')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row && (JSON.parse(row.written_with) as WrittenWith)
}
