import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { type StoredArticle, selectWithText, withText } from './article-repository.ts'
import { groupByPost } from './group-by-post.ts'

/** The further sources of posts, in order. */

/** As shown in lists. */
export type MoreSource = Pick<
  StoredArticle,
  'id' | 'kind' | 'url' | 'title' | 'siteName' | 'byline' | 'published' | 'isHandedOver'
>

/** Where the further ones begin: the post's own row has the first. */
const firstPosition = 2

/** Call it in the transaction that stores the post. */
export async function insertMoreArticles(
  db: Database,
  { ownerId, postId }: { ownerId: WorkspaceId; postId: string },
  articleIds: readonly string[],
): Promise<void> {
  if (articleIds.length === 0) return
  const rows = articleIds.map((articleId, at) => ({
    owner_id: ownerId,
    post_id: postId,
    position: firstPosition + at,
    article_id: articleId,
  }))
  await db.insertInto('post_articles').values(rows).execute()
}

/** By post, without the texts. Few posts have any. */
export async function findMoreSourcesOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, MoreSource[]>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_articles')
    .innerJoin('articles', (join) =>
      join
        .onRef('articles.owner_id', '=', 'post_articles.owner_id')
        .onRef('articles.id', '=', 'post_articles.article_id'),
    )
    .where('post_articles.owner_id', '=', ownerId)
    .where('post_articles.post_id', 'in', postIds)
    .select(['post_articles.post_id', 'articles.id', 'articles.kind', 'articles.url', 'articles.title'])
    .select(['articles.site_name as siteName', 'articles.byline', 'articles.published', 'articles.is_handed_over'])
    .orderBy('post_articles.position')
    .execute()
  return groupByPost(rows, ({ id, kind, url, title, siteName, byline, published, is_handed_over }) => ({
    id,
    kind,
    url,
    title,
    siteName,
    byline,
    published,
    isHandedOver: is_handed_over === 1,
  }))
}

/** With their texts. */
export async function findMoreArticles(db: Database, ownerId: WorkspaceId, postId: string) {
  const found = (await findMoreArticlesOf(db, ownerId, [postId])).get(postId) ?? []
  return Promise.all(found.map((unpack) => unpack()))
}

/** By post, each as a function that decompresses its text: all texts of many posts are too much to hold at once. */
export async function findMoreArticlesOf(db: Database, ownerId: WorkspaceId, postIds: readonly string[]) {
  const rows = await selectWithText(db, ownerId)
    .innerJoin('post_articles', (join) =>
      join
        .onRef('post_articles.owner_id', '=', 'articles.owner_id')
        .onRef('post_articles.article_id', '=', 'articles.id'),
    )
    .where('post_articles.post_id', 'in', postIds)
    .select('post_articles.post_id')
    .orderBy('post_articles.position')
    .execute()
  return groupByPost(rows, (row) => () => withText(row))
}
