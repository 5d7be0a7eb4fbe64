import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { MadeWith as MadeWithShape } from '#shared/contract/versions'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { isOwnVersion, type OwnVersionKind, type VersionKind } from '#shared/rules/refinements'
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
  /** For one of several drafts: its text as written, before any edit. */
  written?: string
  createdAt: number
}

/** Written by a model or the composer, of a post that has its draft. */
export type NewVersion = Omit<PostVersion, 'number' | 'kind' | 'written'> & {
  kind: Exclude<VersionKind, 'draft' | OwnVersionKind>
}

export const nothingAsked: MadeWith = { instruction: null, passage: null, draft: null }

export interface PostKey {
  ownerId: WorkspaceId
  id: string
}

/** Oldest first. Empty before the first refinement, unless several drafts were written. */
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
 * Adds a version and makes it the current one. The first time, the post's present text, edits included, becomes version
 * 1.
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
    if (isFull(earlier, most)) return 'full'

    const added = { ...version, number: Math.max(...earlier.map(({ number }) => number)) + 1 }
    await insertVersions(transaction, { ownerId, id }, [...(kept.length > 0 ? [] : earlier), added])
    await makeCurrent(transaction, post, added, version.createdAt)
    return 'added'
  })
}

/** In a transaction that has locked the post, or has just stored it. */
export async function insertVersions(db: Database, post: PostKey, versions: readonly PostVersion[]): Promise<void> {
  await db
    .insertInto('post_versions')
    .values(versions.map((version) => toRow(post, version)))
    .execute()
}

/** In a transaction that has locked the post. */
export async function deleteVersions(
  db: Database,
  { ownerId, id }: PostKey,
  versions: readonly PostVersion[],
): Promise<void> {
  if (versions.length === 0) return
  const numbers = versions.map(({ number }) => number)
  await db
    .deleteFrom('post_versions')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', id)
    .where('number', 'in', numbers)
    .execute()
}

/** Whether no further version can be written; what authors typed does not count. */
export function isFull(versions: readonly PostVersion[], most: number): boolean {
  return versions.filter(({ kind }) => !isOwnVersion(kind)).length >= most
}

/**
 * Makes a version the current one. One of several drafts becomes the post's first draft, as it was written.
 * @returns 'missing' when this owner has no such post, or the post no such version; 'blank', with nothing changed, when
 *   that version has no text
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
    if (chosen.kind === 'unsaved') await countAsSaved(transaction, { ownerId, id }, number)
    return 'chosen'
  })
}

/** Reads and locks the post until the transaction ends: both databases wait for a write to the row. */
export async function holdForVersions(db: Database, { ownerId, id }: PostKey): Promise<Row<'posts'> | undefined> {
  return await db
    .updateTable('posts')
    .set((column) => ({ version: column.ref('version') }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

async function countAsSaved(db: Database, { ownerId, id }: PostKey, number: number): Promise<void> {
  await db
    .updateTable('post_versions')
    .set({ kind: 'edit' })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', id)
    .where('number', '=', number)
    .execute()
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

/** A post that has no versions yet, as its first one. */
export function draftOf(post: Row<'posts'>): PostVersion {
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

/** Leaves out what is null. */
function packMadeWith({ instruction, passage, draft, written }: Kept): string | null {
  const kept = Object.entries({ instruction, passage, draft, written }).filter(([, part]) => part != null)
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null
}
