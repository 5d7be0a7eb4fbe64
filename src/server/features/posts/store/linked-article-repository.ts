import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'

/** The articles of a post that were fetched: its sources, and the pages it cites. Not those that a browser handed over. */
export async function findLinkedArticles(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<{ id: string; url: string }[]> {
  const further = db
    .selectFrom('post_articles')
    .select('article_id')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
  const cited = db
    .selectFrom('post_cited_pages')
    .select('article_id')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('article_id', 'is not', null)
  const own = db.selectFrom('posts').select('article_id').where('owner_id', '=', ownerId).where('id', '=', postId)
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'url', 'requested_url'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'url')
    .where('is_handed_over', '=', 0)
    .where((column) => column.or([column('id', 'in', own), column('id', 'in', further), column('id', 'in', cited)]))
    .execute()
  return rows.flatMap(({ id, url, requested_url: requested }) => {
    const address = requested ?? url
    return address === null ? [] : { id, url: address }
  })
}
