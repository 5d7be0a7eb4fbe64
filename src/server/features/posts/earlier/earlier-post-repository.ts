import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { findListPage } from '../search/post-pages.ts'

export interface EarlierPost {
  id: string
  title: string
  content: string
  createdAt: number
}

/** The newest posts before a position that have all of these words, by the search index. */
export async function findEarlierPosts(
  db: Database,
  ownerId: WorkspaceId,
  { words, before, limit }: { words: string; before: number; limit: number },
): Promise<EarlierPost[]> {
  const page = await findListPage(db, ownerId, { words, before: String(before), limit })
  if (!page) return []
  const rows = await db
    .selectFrom(page)
    .innerJoin('posts', (join) => join.onRef('posts.position', '=', 'page.position').on('posts.owner_id', '=', ownerId))
    .select(['posts.id', 'posts.title', 'posts.content', 'posts.created_at as createdAt'])
    .orderBy('posts.position', 'desc')
    .execute()
  return rows
}
