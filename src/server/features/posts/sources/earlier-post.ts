import type { Database } from '#server/platform/database/database'
import { toStoredAddress } from '#server/reading/stored-address'
import type { WorkspaceId } from '#shared/contract/ids'
import type { StoredArticle } from '../store/article-repository.ts'

/** Enough of a post to link to it. */
export interface EarlierPost {
  id: string
  title: string
  /** Epoch ms. */
  createdAt: number
}

/**
 * This owner's newest post from the article at one of these addresses, as its only source or one of several, by
 * requested or final address. Uses indexes articles_owner_requested, articles_owner_url, posts_owner_article and
 * post_articles_owner_article.
 */
export async function findEarlierPost(
  db: Database,
  ownerId: WorkspaceId,
  addresses: readonly string[],
): Promise<EarlierPost | null> {
  const stored = addresses.map(toStoredAddress)
  if (stored.length === 0) return null
  const readings = db
    .selectFrom('articles')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('requested_url', 'in', stored)
    .union(db.selectFrom('articles').select('id').where('owner_id', '=', ownerId).where('url', 'in', stored))
    .as('readings')
  // cross joins fix SQLite's join order; it would otherwise go through all posts by time
  const [post] = await db
    .selectFrom(readings)
    .crossJoin('posts')
    .where('posts.owner_id', '=', ownerId)
    .whereRef('posts.article_id', '=', 'readings.id')
    .select(['posts.id', 'posts.title', 'posts.created_at', 'posts.position'])
    .union(
      db
        .selectFrom(readings)
        .crossJoin('post_articles')
        .crossJoin('posts')
        .where('post_articles.owner_id', '=', ownerId)
        .whereRef('post_articles.article_id', '=', 'readings.id')
        .where('posts.owner_id', '=', ownerId)
        .whereRef('posts.id', '=', 'post_articles.post_id')
        .select(['posts.id', 'posts.title', 'posts.created_at', 'posts.position']),
    )
    .orderBy('position', 'desc')
    .limit(1)
    .execute()
  return post ? { id: post.id, title: post.title, createdAt: post.created_at } : null
}

/** For an article just read, by its requested or final address. */
export function findEarlierPostOf(
  db: Database,
  ownerId: WorkspaceId,
  article: StoredArticle,
): Promise<EarlierPost | null> {
  return findEarlierPost(
    db,
    ownerId,
    [article.requestedUrl, article.url].filter((each) => each !== null),
  )
}
