import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'

/** A post as what someone wrote about. */
export interface WrittenPost {
  id: string
  title: string
  content: string
}

/** The newest posts of a workspace, with the titles of their sources. */
export async function listWrittenPosts(
  db: Database,
  ownerId: WorkspaceId,
  limit: number,
): Promise<(WrittenPost & { sourceTitle: string; urls: string[] })[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'posts.article_id').onRef('articles.owner_id', '=', 'posts.owner_id'),
    )
    .select([
      'posts.id',
      'posts.title',
      'posts.content',
      'articles.title as sourceTitle',
      'articles.url',
      'articles.requested_url as requestedUrl',
    ])
    .where('posts.owner_id', '=', ownerId)
    .orderBy('posts.position', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ url, requestedUrl, ...post }) => ({
    ...post,
    urls: [url, requestedUrl].filter((each) => each !== null),
  }))
}
