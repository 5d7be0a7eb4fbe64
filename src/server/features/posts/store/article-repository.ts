import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { Article } from '#server/reading/article'
import { toStoredAddress } from '#server/reading/stored-address'
import type { WorkspaceId } from '#shared/contract/ids'
import { LeftOut } from '#shared/contract/left-out'
import { dayMs } from '#shared/time/durations'
import { packText, unpackText } from './packed-text.ts'

/** An article as read and stored: its text is stored once per owner and content. Times are epoch ms. */
export interface StoredArticle extends Omit<Article, 'text'> {
  id: string
  kind: 'url' | 'text' | 'file'
  words: number
  /** sha256 of the text, hex. */
  contentHash: string
  readAt: number
  /** The address the author gave, in its stored form; null for a text or a file. */
  requestedUrl: string | null
  /** Whether its reader's browser handed the page over, so that it was not fetched. */
  isHandedOver: boolean
}

/** Stores a reading, for the author alone. */
export async function insertArticle(
  db: Database,
  ownerId: WorkspaceId,
  article: Article,
  origin: Pick<StoredArticle, 'kind' | 'readAt'> & Partial<Pick<StoredArticle, 'requestedUrl' | 'isHandedOver'>>,
): Promise<StoredArticle> {
  const { text, ...facts } = withoutNul(article)
  const contentHash = createHash('sha256').update(text).digest('hex')
  const stored: StoredArticle = {
    ...facts,
    kind: origin.kind,
    readAt: origin.readAt,
    url: facts.url && toStoredAddress(facts.url),
    requestedUrl: origin.requestedUrl ? toStoredAddress(origin.requestedUrl) : null,
    isHandedOver: origin.isHandedOver ?? false,
    id: randomUUID(),
    words: await countWords(text),
    contentHash,
  }
  const compressed = await packText(text)
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('source_texts')
      .values({ owner_id: ownerId, content_hash: contentHash, compressed, created_at: origin.readAt })
      .onConflict((conflict) => conflict.columns(['owner_id', 'content_hash']).doNothing())
      .execute()
    await transaction
      .insertInto('articles')
      .values({
        owner_id: ownerId,
        id: stored.id,
        kind: stored.kind,
        status: stored.status,
        title: stored.title,
        byline: stored.byline,
        published: stored.published,
        site_name: stored.siteName,
        language: stored.language,
        lead_image: stored.leadImage,
        url: stored.url,
        words: stored.words,
        truncated: stored.truncated ? 1 : 0,
        content_hash: contentHash,
        read_at: stored.readAt,
        requested_url: stored.requestedUrl,
        is_handed_over: stored.isHandedOver ? 1 : 0,
        left_out: stored.leftOut ? JSON.stringify(stored.leftOut) : null,
      })
      .execute()
  })
  return stored
}

/** With its text; undefined when this owner has none of this id. */
export async function findArticle(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
): Promise<{ article: StoredArticle; text: string } | undefined> {
  const row = await selectWithText(db, ownerId).where('articles.id', '=', id).executeTakeFirst()
  return row && withText(row)
}

/**
 * The owner's last reading of an address, at `since` or later and with a text to write from. `url` may be written in
 * any way. A handed-over page is found by its id only. Uses index articles_owner_requested.
 */
export async function findRecentReading(
  db: Database,
  ownerId: WorkspaceId,
  url: string,
  since: number,
): Promise<{ article: StoredArticle; text: string } | undefined> {
  const row = await selectWithText(db, ownerId)
    .where('articles.requested_url', '=', toStoredAddress(url))
    .where('articles.read_at', '>=', since)
    .where('articles.status', 'in', ['ok', 'partial', 'paywalled'])
    .where('articles.is_handed_over', '=', 0)
    .orderBy('articles.read_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && withText(row)
}

/** By id, each with its text still compressed, for `withText`. */
export async function findPackedArticles(db: Database, ownerId: WorkspaceId, ids: readonly string[]) {
  const rows = await selectWithText(db, ownerId).where('articles.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** This owner’s articles with their texts, for `withText`. */
export function selectWithText(db: Database, ownerId: WorkspaceId) {
  return db
    .selectFrom('articles')
    .innerJoin('source_texts', (join) =>
      join
        .onRef('source_texts.owner_id', '=', 'articles.owner_id')
        .onRef('source_texts.content_hash', '=', 'articles.content_hash'),
    )
    .selectAll('articles')
    .select('source_texts.compressed')
    .where('articles.owner_id', '=', ownerId)
}

export async function withText(row: Row<'articles'> & Pick<Row<'source_texts'>, 'compressed'>) {
  return { article: toStoredArticle(row), text: await unpackText(row.compressed) }
}

/** Deletes readings older than a day that no post comes from or cites, then texts without a reading. */
export async function sweepArticles(db: Database, now: number): Promise<void> {
  const dayAgo = now - dayMs
  await db
    .deleteFrom('articles')
    .where('read_at', '<', dayAgo)
    .where(
      sql<boolean>`not exists (select 1 from posts where posts.owner_id = articles.owner_id and posts.article_id = articles.id)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from post_cited_pages where post_cited_pages.owner_id = articles.owner_id and post_cited_pages.article_id = articles.id)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from post_articles where post_articles.owner_id = articles.owner_id and post_articles.article_id = articles.id)`,
    )
    .execute()
  await db
    .deleteFrom('source_texts')
    .where('created_at', '<', dayAgo)
    .where(
      sql<boolean>`not exists (select 1 from articles where articles.owner_id = source_texts.owner_id and articles.content_hash = source_texts.content_hash)`,
    )
    .execute()
}

function toStoredArticle(row: Row<'articles'>): StoredArticle {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    byline: row.byline,
    published: row.published,
    siteName: row.site_name,
    language: row.language,
    leadImage: row.lead_image,
    url: row.url,
    words: row.words,
    truncated: row.truncated === 1,
    contentHash: row.content_hash,
    readAt: row.read_at,
    requestedUrl: row.requested_url,
    isHandedOver: row.is_handed_over === 1,
    leftOut: readLeftOut(row.left_out),
  }
}

/** What was left out, in its stored form; undefined if nothing was. */
export function readLeftOut(stored: string | null): Article['leftOut'] {
  return stored === null ? undefined : LeftOut.parse(JSON.parse(stored))
}

/** PostgreSQL can't store U+0000 in text, and a page or a document may contain it. */
function withoutNul(article: Article): Article {
  const entries = Object.entries(article).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  ])
  return Object.fromEntries(entries) as Article
}

/** Characters counted before yielding to other requests. */
const countedAtOnce = 200_000

/** Counts word by word: building a list of a long document's words would block every other request. */
async function countWords(text: string): Promise<number> {
  const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu
  let words = 0
  for (let until = countedAtOnce; word.test(text); words += 1) {
    if (word.lastIndex < until) continue
    until = word.lastIndex + countedAtOnce
    await yieldToEventLoop()
  }
  return words
}
