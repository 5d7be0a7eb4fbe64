import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'
import type { PostPlan } from '#shared/rules/post-plan'
import { findPage, type PostFilter } from '../search/post-pages.ts'
import { positionsAt } from '../search/post-positions.ts'
import { addToSearch, changeInSearch, type Page } from '../search/post-search.ts'
import { readLeftOut, type StoredArticle } from './article-repository.ts'
import { findMoreSourcesOf, insertMoreArticles, type MoreSource } from './more-article-repository.ts'
import { detachVisuals, hasVisual } from './post-visuals.ts'
import { keepEdit } from './version-repository.ts'

export interface WebSource {
  index: number
  url: string
  title: string | null
}

/** A stored post with the facts of its source that lists show. Times are epoch ms. */
export interface Post {
  ownerId: WorkspaceId
  id: string
  title: string
  content: string
  firstDraft: string
  status: 'draft' | 'published'
  createdAt: number
  updatedAt: number
  articleId: string
  source: Pick<
    StoredArticle,
    'kind' | 'url' | 'title' | 'siteName' | 'byline' | 'published' | 'isHandedOver' | 'leftOut'
  >
  /** What it was written from besides. */
  moreSources: readonly MoreSource[]
  sources: readonly WebSource[]
  aiModel: ModelId
  upstreamModel: string
  template: { id: number; version: number } | null
  language: Language
  userOpinion: string | null
  contentStyleId: number | null
  hasWebSearch: boolean
  /** null: from before this was kept. */
  plan: PostPlan | null
  /** Whether its source is the author's own text. */
  isOwn: boolean
  /** Whether one was made for it. */
  hasVisual: boolean
  note: string | null
  /** Claims that are not in the source and that the author stands behind all the same. */
  acceptedClaims: readonly string[]
  /** Where it stands among all posts by time; see post-positions. */
  position: number
  /** The number of its current version. */
  version: number
}

export type NewPost = Omit<
  Post,
  'source' | 'moreSources' | 'firstDraft' | 'status' | 'updatedAt' | 'hasVisual' | 'acceptedClaims' | 'position'
> & { moreArticleIds: readonly string[] }

/** Stores a new draft, and its words in the search index. */
export function insertPost(db: Database, post: NewPost): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const position = await insertRow(transaction, post)
    await insertMoreArticles(transaction, { ownerId: post.ownerId, postId: post.id }, post.moreArticleIds)
    await addToSearch(transaction, { ...post, position })
  })
}

/** Takes the first free position of the post's millisecond. */
async function insertRow(db: Database, post: NewPost): Promise<number> {
  const { first, last } = positionsAt(post.createdAt)
  for (let position = first; position <= last; position += 1) {
    const inserted = await db
      .insertInto('posts')
      .values({
        owner_id: post.ownerId,
        id: post.id,
        title: post.title,
        content: post.content,
        first_draft: post.content,
        status: 'draft',
        created_at: post.createdAt,
        updated_at: post.createdAt,
        article_id: post.articleId,
        sources: JSON.stringify(post.sources),
        ai_model: post.aiModel,
        upstream_model: post.upstreamModel,
        template_id: post.template?.id ?? null,
        template_version: post.template?.version ?? null,
        language: post.language,
        user_opinion: post.userOpinion,
        content_style_id: post.contentStyleId,
        has_web_search: post.hasWebSearch ? 1 : 0,
        note: post.note,
        plan: post.plan && JSON.stringify(post.plan),
        is_own: post.isOwn ? 1 : 0,
        version: post.version,
        position,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('position')
      .executeTakeFirst()
    if (inserted) return position
  }
  throw new Error(`No position is free for post ${post.id}: its id is taken, or its millisecond is full.`)
}

/** A page of the owner's posts: its positions are read off an index, then the posts by them. */
export async function listPosts(db: Database, ownerId: WorkspaceId, filter: PostFilter): Promise<Post[]> {
  const page = await findPage(db, ownerId, filter)
  if (!page) return []
  const rows = await selectPosts(db, ownerId, page)
    .orderBy('posts.position', filter.order === 'oldest' ? 'asc' : 'desc')
    .execute()
  const more = await findMoreSourcesOf(
    db,
    ownerId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toPost(row, more.get(row.id)))
}

export async function findPost(db: Database, ownerId: WorkspaceId, id: string): Promise<Post | undefined> {
  const page = db.selectFrom('posts').select('position').where('owner_id', '=', ownerId).where('id', '=', id).as('page')
  const row = await selectPosts(db, ownerId, page).executeTakeFirst()
  return row && toPost(row, (await findMoreSourcesOf(db, ownerId, [id])).get(id))
}

export interface PostChange {
  status?: Post['status'] | undefined
  content?: string | undefined
  title?: string | undefined
  /** Added to those accepted before. */
  acceptedClaims?: readonly string[] | undefined
}

/** False when this owner has no such post. The first update locks the row, so that two windows lose no accepted claim. */
export function updatePost(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  { acceptedClaims, ...change }: PostChange,
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const updated = await transaction
      .updateTable('posts')
      .set({ ...change, updated_at: now })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .returning(['position', 'title', 'content', 'ai_model', 'accepted_claims', 'version'])
      .executeTakeFirst()
    if (updated && acceptedClaims) {
      const accepted = mergeAccepted(JSON.parse(updated.accepted_claims) as string[], acceptedClaims)
      await transaction
        .updateTable('posts')
        .set({ accepted_claims: JSON.stringify(accepted) })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute()
    }
    if (updated && (change.title !== undefined || change.content !== undefined)) {
      await changeInSearch(transaction, { ...updated, ownerId, aiModel: updated.ai_model })
    }
    if (updated && change.content !== undefined) await keepEdit(transaction, { ownerId, id }, updated)
    return updated !== undefined
  })
}

/** What a model said of the post's sentences, as it was kept; null until one was asked. */
export async function findModelCheck(db: Database, ownerId: WorkspaceId, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select('model_check')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.model_check ?? null
}

export async function keepModelCheck(db: Database, ownerId: WorkspaceId, id: string, check: string): Promise<void> {
  await db
    .updateTable('posts')
    .set({ model_check: check })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

function mergeAccepted(before: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...before, ...added])].slice(-limits.acceptedClaims)
}

/** The visuals made for it stay. False when this owner has no such post. */
export function deletePost(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('posts')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await detachVisuals(transaction, ownerId, id)
    return numDeletedRows > 0n
  })
}

/** The cross join is an order to SQLite: it would read all posts first, knowing nothing of the size of the page. */
function selectPosts(db: Database, ownerId: WorkspaceId, page: Page) {
  return db
    .selectFrom(page)
    .crossJoin('posts')
    .innerJoin('articles', (join) =>
      join.onRef('articles.owner_id', '=', 'posts.owner_id').onRef('articles.id', '=', 'posts.article_id'),
    )
    .where('posts.owner_id', '=', ownerId)
    .whereRef('posts.position', '=', 'page.position')
    .selectAll('posts')
    .select([
      'articles.kind as source_kind',
      'articles.url as source_url',
      'articles.title as source_title',
      'articles.site_name as source_site_name',
      'articles.byline as source_byline',
      'articles.published as source_published',
      'articles.is_handed_over as source_is_handed_over',
      'articles.left_out as source_left_out',
      hasVisual.as('has_visual'),
    ])
}

type PostRow = Row<'posts'> & {
  source_kind: StoredArticle['kind']
  source_url: string | null
  source_title: string
  source_site_name: string | null
  source_byline: string | null
  source_published: string | null
  source_is_handed_over: 0 | 1
  source_left_out: string | null
  has_visual: 0 | 1
}

function toPost(row: PostRow, moreSources: MoreSource[] = []): Post {
  return {
    ownerId: row.owner_id,
    id: row.id,
    title: row.title,
    content: row.content,
    firstDraft: row.first_draft,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    articleId: row.article_id,
    source: {
      kind: row.source_kind,
      url: row.source_url,
      title: row.source_title,
      siteName: row.source_site_name,
      byline: row.source_byline,
      published: row.source_published,
      isHandedOver: row.source_is_handed_over === 1,
      leftOut: readLeftOut(row.source_left_out),
    },
    moreSources,
    sources: JSON.parse(row.sources) as WebSource[],
    aiModel: row.ai_model as ModelId,
    upstreamModel: row.upstream_model,
    template: row.template_id === null ? null : { id: row.template_id, version: row.template_version ?? 0 },
    language: row.language as Language,
    userOpinion: row.user_opinion,
    contentStyleId: row.content_style_id,
    hasWebSearch: row.has_web_search === 1,
    plan: row.plan === null ? null : (JSON.parse(row.plan) as PostPlan),
    isOwn: row.is_own === 1,
    hasVisual: row.has_visual === 1,
    note: row.note,
    acceptedClaims: JSON.parse(row.accepted_claims) as string[],
    position: row.position,
    version: row.version,
  }
}

/** Deletes all of an owner's posts, with their versions and provenance. */
export async function deletePostsOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('posts').where('owner_id', '=', ownerId).execute()
}
