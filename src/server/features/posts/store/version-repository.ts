import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { MadeWith as MadeWithShape } from '#shared/contract/versions'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { VersionKind } from '#shared/rules/refinements'
import { isBlank } from '#shared/text/is-blank'
import { changeInSearch } from '../search/post-search.ts'
import { groupByPost } from './group-by-post.ts'

type MadeWith = z.infer<typeof MadeWithShape>

/** One text a post has had. `createdAt` is epoch ms. */
export interface PostVersion extends MadeWith {
  /** From 1. */
  number: number
  kind: VersionKind
  content: string
  language: Language
  aiModel: ModelId
  upstreamModel: string
  note: string | null
  /** Of one of several drafts: as it was written, before any edit. */
  written?: string
  createdAt: number
}

/** Asked for by the author, so never a draft. */
export type NewVersion = Omit<PostVersion, 'number' | 'kind' | 'written'> & { kind: Exclude<VersionKind, 'draft'> }

export const nothingAsked: MadeWith = { instruction: null, passage: null, draft: null }

interface PostKey {
  ownerId: WorkspaceId
  id: string
}

/** Oldest first. None before the post is refined for the first time, unless several drafts were written of it. */
export async function listVersions(db: Database, ownerId: WorkspaceId, postId: string): Promise<PostVersion[]> {
  return (await listVersionsOf(db, ownerId, [postId])).get(postId) ?? []
}

/** By post, each oldest first. */
export async function listVersionsOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, PostVersion[]>> {
  const rows = await db
    .selectFrom('post_versions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .orderBy('number')
    .execute()
  return groupByPost(rows, toVersion)
}

/**
 * Adds a version and makes it the current one. The first one keeps the post as it stood, edits included, as version 1.
 * @returns 'gone' when this owner has no such post, 'full' when it has `most` versions already
 */
export function addVersion(
  db: Database,
  { ownerId, id }: PostKey,
  version: NewVersion,
  most: number,
): Promise<'added' | 'gone' | 'full'> {
  return inTransaction(db, async (transaction) => {
    const post = await holdForVersions(transaction, { ownerId, id })
    if (!post) return 'gone'
    const kept = await listVersions(transaction, ownerId, id)
    const earlier = kept.length > 0 ? kept : [draftOf(post)]
    if (earlier.length >= most) return 'full'

    const added = { ...version, number: Math.max(...earlier.map(({ number }) => number)) + 1 }
    const rows = [...(kept.length > 0 ? [] : earlier), added]
    await transaction
      .insertInto('post_versions')
      .values(rows.map((each) => toRow({ ownerId, id }, each)))
      .execute()
    await makeCurrent(transaction, post, added, version.createdAt)
    return 'added'
  })
}

/** Keeps the drafts of a post that was stored in the same transaction. */
export async function insertDrafts(db: Database, post: PostKey, drafts: readonly PostVersion[]): Promise<void> {
  await db
    .insertInto('post_versions')
    .values(drafts.map((draft) => toRow(post, draft)))
    .execute()
}

/**
 * Makes a version the current one. One of several drafts becomes the first draft of the post, as it was written.
 * @returns 'missing' when this owner has no such post, or the post no such version; 'blank' when that is no text to go
 * back to, and nothing is changed
 */
export function chooseVersion(
  db: Database,
  { ownerId, id }: PostKey,
  number: number,
  now: number,
): Promise<'chosen' | 'missing' | 'blank'> {
  return inTransaction(db, async (transaction) => {
    const post = await holdForVersions(transaction, { ownerId, id })
    const versions = post && (await listVersions(transaction, ownerId, id))
    const chosen = versions?.find((version) => version.number === number)
    if (!post || !chosen) return 'missing'
    if (isBlank(chosen.content)) return 'blank'
    if (post.version !== number) await makeCurrent(transaction, post, chosen, now)
    return 'chosen'
  })
}

/** Keeps an edited text with the current version, so that going back and forth loses nothing. */
export async function keepEdit(
  db: Database,
  { ownerId, id }: PostKey,
  current: { version: number; content: string },
): Promise<void> {
  await db
    .updateTable('post_versions')
    .set({ content: current.content })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', id)
    .where('number', '=', current.version)
    .execute()
}

/** The post, which nobody else changes before the transaction ends: writing to it is what both databases wait for. */
async function holdForVersions(db: Database, { ownerId, id }: PostKey): Promise<Row<'posts'> | undefined> {
  return await db
    .updateTable('posts')
    .set((column) => ({ version: column.ref('version') }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

async function makeCurrent(db: Database, post: Row<'posts'>, version: PostVersion, now: number): Promise<void> {
  const { number, content, language, note, written } = version
  await db
    .updateTable('posts')
    .set({ version: number, content, language, note, updated_at: now, ...(written && { first_draft: written }) })
    .where('owner_id', '=', post.owner_id)
    .where('id', '=', post.id)
    .execute()
  const { owner_id: ownerId, position, title, ai_model: aiModel } = post
  await changeInSearch(db, { ownerId, position, title, content, aiModel })
}

function draftOf(post: Row<'posts'>): PostVersion {
  return {
    number: post.version,
    kind: 'draft',
    content: post.content,
    language: post.language as Language,
    aiModel: post.ai_model as ModelId,
    upstreamModel: post.upstream_model,
    note: post.note,
    ...nothingAsked,
    createdAt: post.created_at,
  }
}

function toRow({ ownerId, id }: PostKey, version: PostVersion): Row<'post_versions'> {
  return {
    owner_id: ownerId,
    post_id: id,
    number: version.number,
    kind: version.kind,
    content: version.content,
    language: version.language,
    ai_model: version.aiModel,
    upstream_model: version.upstreamModel,
    note: version.note,
    made_with: packMadeWith(version),
    created_at: version.createdAt,
  }
}

function toVersion(row: Row<'post_versions'>): PostVersion {
  return {
    number: row.number,
    kind: row.kind,
    content: row.content,
    language: row.language as Language,
    aiModel: row.ai_model as ModelId,
    upstreamModel: row.upstream_model,
    note: row.note,
    ...nothingAsked,
    ...(row.made_with !== null && (JSON.parse(row.made_with) as Partial<Kept>)),
    createdAt: row.created_at,
  }
}

type Kept = MadeWith & Pick<PostVersion, 'written'>

/** Only what there is of it. */
function packMadeWith({ instruction, passage, draft, written }: Kept): string | null {
  const kept = Object.entries({ instruction, passage, draft, written }).filter(([, part]) => part != null)
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null
}
