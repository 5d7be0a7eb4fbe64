import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** A post from LinkedIn's archive of a member's data. */
export interface ArchivePost {
  /** YYYY-MM-DD; null where the archive has no date. */
  postedOn: string | null
  content: string
}

/** SQLite takes as many values in one statement. */
const rowsAtOnce = 200

/** Replaces all of them, the newest first. Call it in a transaction. */
export async function replaceArchivePosts(db: Database, ownerId: UserId, posts: readonly ArchivePost[]): Promise<void> {
  await db.deleteFrom('archive_posts').where('owner_id', '=', ownerId).execute()
  for (let from = 0; from < posts.length; from += rowsAtOnce) {
    const rows = posts.slice(from, from + rowsAtOnce).map(({ postedOn, content }, at) => ({
      owner_id: ownerId,
      place: from + at,
      posted_on: postedOn,
      content,
    }))
    await db.insertInto('archive_posts').values(rows).execute()
  }
}

export async function listArchivePosts(db: Database, ownerId: UserId): Promise<ArchivePost[]> {
  const rows = await db
    .selectFrom('archive_posts')
    .select(['posted_on', 'content'])
    .where('owner_id', '=', ownerId)
    .orderBy('place')
    .execute()
  return rows.map(({ posted_on: postedOn, content }) => ({ postedOn, content }))
}

export async function countArchivePosts(db: Database, ownerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('archive_posts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
