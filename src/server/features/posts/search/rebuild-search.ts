import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { addToSearch } from './post-search.ts'

const batchSize = 500

/** Rebuilds the search index from all posts, because backups leave it out. */
export async function rebuildSearch(db: Database): Promise<void> {
  await sql`delete from post_search`.execute(db)
  for (let last = { ownerId: '', position: 0 }; ; ) {
    const posts = await db
      .selectFrom('posts')
      .select(['owner_id as ownerId', 'position', 'title', 'content', 'ai_model as aiModel'])
      .where(sql<boolean>`(owner_id, position) > (${last.ownerId}, ${last.position})`)
      .orderBy('owner_id')
      .orderBy('position')
      .limit(batchSize)
      .execute()
    const final = posts.at(-1)
    if (!final) return
    await inTransaction(db, async (trx) => {
      for (const post of posts) await addToSearch(trx, post)
    })
    last = final
  }
}
