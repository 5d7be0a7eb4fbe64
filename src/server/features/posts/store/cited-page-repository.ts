import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { selectWithText, withText } from './article-repository.ts'
import { groupByPost } from './group-by-post.ts'
import type { WebSource } from './post-repository.ts'

/** A page that web search cited and that was read. */
export interface CitedText {
  /** As in the post's sources. */
  index: number
  /** Its own title, '' for none. */
  title: string
  text: string
}

/** Records which of the pages a post cites are to be read. Call it in the transaction that stores the post. */
export async function insertCitedPages(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
  sources: readonly WebSource[],
): Promise<void> {
  await db
    .insertInto('post_cited_pages')
    .values(sources.map(({ index }) => ({ owner_id: ownerId, post_id: postId, number: index })))
    .execute()
}

/** Indices of the pages that were not tried yet, in order. */
export async function findWaitingPages(db: Database, ownerId: WorkspaceId, postId: string): Promise<number[]> {
  return (await findWaitingPagesOf(db, ownerId, [postId])).get(postId) ?? []
}

/** By post. */
export async function findWaitingPagesOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('post_cited_pages')
    .select(['post_id', 'number'])
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .where('tried_at', 'is', null)
    .orderBy('number')
    .execute()
  return groupByPost(rows, ({ number }) => number)
}

/** Stores the result of reading a page; `articleId` null: it could not be read. */
export async function settleCitedPage(
  db: Database,
  page: { ownerId: WorkspaceId; postId: string; index: number },
  articleId: string | null,
  now: number,
): Promise<void> {
  await db
    .updateTable('post_cited_pages')
    .set({ tried_at: now, article_id: articleId })
    .where('owner_id', '=', page.ownerId)
    .where('post_id', '=', page.postId)
    .where('number', '=', page.index)
    .execute()
}

/** The cited pages that were read, in the order of citation. */
export async function findCitedTexts(db: Database, ownerId: WorkspaceId, postId: string): Promise<CitedText[]> {
  const cited = (await findCitedTextsOf(db, ownerId, [postId])).get(postId) ?? []
  return Promise.all(cited.map((unpack) => unpack()))
}

/** By post, each as a function that decompresses its text: all texts of many posts are too much to hold at once. */
export async function findCitedTextsOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, (() => Promise<CitedText>)[]>> {
  const rows = await selectWithText(db, ownerId)
    .innerJoin('post_cited_pages', (join) =>
      join
        .onRef('post_cited_pages.owner_id', '=', 'articles.owner_id')
        .onRef('post_cited_pages.article_id', '=', 'articles.id'),
    )
    .where('post_cited_pages.post_id', 'in', postIds)
    .select(['post_cited_pages.post_id', 'post_cited_pages.number'])
    .orderBy('post_cited_pages.number')
    .execute()
  return groupByPost(rows, (row) => async () => {
    const { article, text } = await withText(row)
    return { index: row.number, title: article.title, text }
  })
}
