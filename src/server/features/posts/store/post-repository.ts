import { personName } from '#server/features/accounts/people/person-name'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { Mention } from '#shared/rules/mentions'
import type { ModelId } from '#shared/rules/models'
import type { PostBrief } from '#shared/rules/post-brief'
import { findListPage, type PostFilter } from '../search/post-pages.ts'
import { positionsAt } from '../search/post-positions.ts'
import { addToSearch, changeInSearch, type ListPosition } from '../search/post-search.ts'
import { readLeftOut, type StoredArticle } from './article-repository.ts'
import { addEdit } from './edit-versions.ts'
import { mergedMentions, readMentions } from './mention-repository.ts'
import { findMoreSourcesOf, insertMoreArticles, type MoreSource } from './more-article-repository.ts'
import { detachVisuals, latestVisual, type PostVisual, readLatestVisual } from './post-visuals.ts'
import { holdForVersions } from './version-repository.ts'
import { endWorkingCopy, type Seen } from './working-copy-repository.ts'

export interface WebSource {
  index: number
  url: string
  title: string | null
}

/** Someone's word for a claim, with their name at the time. Epoch ms. */
export interface Acceptance {
  claim: string
  by: string
  at: number
}

/** A stored post with what lists show of its source. Times are epoch ms. */
export interface Post {
  ownerId: WorkspaceId
  id: string
  title: string
  content: string
  /** What names after an @ in its texts stand for. */
  mentions: readonly Mention[]
  firstDraft: string
  status: 'draft' | 'published'
  createdAt: number
  updatedAt: number
  articleId: string
  source: Pick<
    StoredArticle,
    'kind' | 'url' | 'title' | 'siteName' | 'byline' | 'published' | 'isHandedOver' | 'leftOut'
  >
  /** Its further sources. */
  moreSources: readonly MoreSource[]
  sources: readonly WebSource[]
  aiModel: ModelId
  upstreamModel: string
  template: { id: number; version: number } | null
  language: Language
  userOpinion: string | null
  contentStyleId: number | null
  hasWebSearch: boolean
  /** null: stored before briefs were. */
  brief: PostBrief | null
  /** Whether its source is the author's own text. */
  isOwn: boolean
  /** Who wrote it; null: the owner of the personal workspace, or a former member of the team. */
  createdBy: UserId | null
  /** In a team, whose voice it has; null: of someone who is gone, or not known. */
  voice: { userId: UserId; name: string } | null
  /** The latest that was made for it. */
  visual: Pick<PostVisual, 'id' | 'updatedAt'> | null
  note: string | null
  /** Claims that are not in the source but that the author stands by. */
  acceptedClaims: readonly string[]
  /** Who accepted which of them, where it was recorded. */
  acceptedBy: readonly Acceptance[]
  /** Its position among all posts by time; see post-positions. */
  position: number
  /** The number of its current version. */
  version: number
}

export type NewPost = Omit<
  Post,
  | 'source'
  | 'moreSources'
  | 'firstDraft'
  | 'status'
  | 'updatedAt'
  | 'mentions'
  | 'visual'
  | 'voice'
  | 'acceptedClaims'
  | 'acceptedBy'
  | 'position'
> & { moreArticleIds: readonly string[]; voiceOf: UserId | null }

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
        plan: post.brief && JSON.stringify(post.brief),
        is_own: post.isOwn ? 1 : 0,
        created_by: post.createdBy,
        voice_of: post.voiceOf,
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

/** A page of the owner's posts: their positions come from an index, then the posts by position. */
export async function listPosts(db: Database, ownerId: WorkspaceId, filter: PostFilter): Promise<Post[]> {
  const page = await findListPage(db, ownerId, filter)
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
  /** Added to those it knows. */
  mentions?: readonly Mention[] | undefined
  /** Added to those accepted before. */
  acceptedClaims?: readonly string[] | undefined
  /** Whose word that is. */
  acceptedBy?: string | undefined
  /** The working copy that the content ends. */
  workingCopy?: Seen | undefined
}

/** False when this owner has no such post. It is locked first, so that two windows don't lose each other's changes. */
export function updatePost(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  { acceptedClaims, acceptedBy, workingCopy, mentions, ...change }: PostChange,
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const post = await holdForVersions(transaction, { ownerId, id })
    if (!post) return false
    const { content } = change
    if (content !== undefined && workingCopy) await endWorkingCopy(transaction, post, content, workingCopy, now)
    const accepted = acceptedClaims && mergeAccepted(JSON.parse(post.accepted_claims) as string[], acceptedClaims)
    const before = JSON.parse(post.accepted_by) as Acceptance[]
    const words = accepted && acceptedBy && addWords(before, accepted, { by: acceptedBy, at: now })
    const updated = await transaction
      .updateTable('posts')
      .set({
        ...change,
        updated_at: now,
        ...(accepted && { accepted_claims: JSON.stringify(accepted) }),
        ...(words && { accepted_by: JSON.stringify(words) }),
        ...mergedMentions(post, { content, mentions }),
        ...(content !== undefined && { version: await addEdit(transaction, post, content, now) }),
      })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .returning(['position', 'title', 'content', 'ai_model'])
      .executeTakeFirstOrThrow()
    if (change.title !== undefined || content !== undefined) {
      await changeInSearch(transaction, { ...updated, ownerId, aiModel: updated.ai_model })
    }
    return true
  })
}

/** A model's stored answer about the post's sentences; null until one was asked. */
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

/** The first word for a claim counts. */
function addWords(
  before: readonly Acceptance[],
  accepted: readonly string[],
  word: Omit<Acceptance, 'claim'>,
): Acceptance[] {
  return accepted.map((claim) => before.find((each) => each.claim === claim) ?? { claim, ...word })
}

/** Visuals made for it stay. False when this owner has no such post. */
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

/** The cross join fixes SQLite's join order: not knowing the page's size, it would read all posts first. */
function selectPosts(db: Database, ownerId: WorkspaceId, page: ListPosition) {
  return db
    .selectFrom(page)
    .crossJoin('posts')
    .innerJoin('articles', (join) =>
      join.onRef('articles.owner_id', '=', 'posts.owner_id').onRef('articles.id', '=', 'posts.article_id'),
    )
    .leftJoin('users as voices', 'voices.id', 'posts.voice_of')
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
      'voices.first_name as voice_first_name',
      'voices.last_name as voice_last_name',
      'voices.email as voice_email',
      latestVisual.as('latest_visual'),
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
  latest_visual: string | null
  voice_first_name: string | null
  voice_last_name: string | null
  voice_email: string | null
}

function toPost(row: PostRow, moreSources: MoreSource[] = []): Post {
  return {
    ownerId: row.owner_id,
    id: row.id,
    title: row.title,
    content: row.content,
    mentions: readMentions(row),
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
    brief: row.plan === null ? null : (JSON.parse(row.plan) as PostBrief),
    isOwn: row.is_own === 1,
    createdBy: row.created_by,
    voice: voiceIn(row),
    visual: readLatestVisual(row.latest_visual),
    note: row.note,
    acceptedClaims: JSON.parse(row.accepted_claims) as string[],
    acceptedBy: JSON.parse(row.accepted_by) as Acceptance[],
    position: row.position,
    version: row.version,
  }
}

/** Deletes all of an owner's posts, with their versions and provenance. */
export async function deletePostsOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('posts').where('owner_id', '=', ownerId).execute()
}

function voiceIn({ voice_of, voice_first_name, voice_last_name, voice_email }: PostRow): Post['voice'] {
  if (voice_of === null || voice_email === null) return null
  const person = { firstName: voice_first_name ?? '', lastName: voice_last_name ?? '', email: voice_email }
  return { userId: voice_of, name: personName(person) }
}
