import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Mention } from '#shared/rules/mentions'
import { keepUnsaved } from './edit-versions.ts'
import { rememberMentions } from './mention-repository.ts'
import { holdForVersions, type PostKey } from './version-repository.ts'

/** What someone typed into a post and has not saved yet. */
export interface WorkingCopy {
  content: string
  /** Null: unchanged. */
  title: string | null
  /** The number of the version it was begun on; null where that is not known. */
  begunFrom: number | null
  /** Epoch ms. */
  savedAt: number
}

/** Whose page has seen which working copy; see `SeenWorkingCopy` of the contract. `seen` is epoch ms. */
export interface Seen {
  userId: UserId
  editor: string
  seen: number | null
}

export async function findWorkingCopy(
  db: Database,
  { ownerId, id }: PostKey,
  userId: UserId,
): Promise<WorkingCopy | undefined> {
  const row = await findRow(db, { ownerId, id }, userId)
  return row && toWorkingCopy(row)
}

/** By post, of each the latest. */
export async function findWorkingCopiesOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, WorkingCopy>> {
  const rows = await db
    .selectFrom('working_copies')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .orderBy('saved_at')
    .execute()
  return new Map(rows.map((row) => [row.post_id, toWorkingCopy(row)]))
}

function toWorkingCopy({
  content,
  title,
  begun_from: begunFrom,
  saved_at: savedAt,
}: Row<'working_copies'>): WorkingCopy {
  return { content, title, begunFrom, savedAt }
}

/**
 * Keeps what is typed. The newer copy of a person wins; one of another page that this page has not seen becomes a
 * version.
 * @returns also the number of the post's current version; undefined when this owner has no such post
 */
export function keepWorkingCopy(
  db: Database,
  key: PostKey,
  {
    content,
    title,
    begunFrom,
    mentions,
    ...seen
  }: Omit<WorkingCopy, 'savedAt'> & Seen & { mentions?: Mention[] | undefined },
  now: number,
): Promise<{ savedAt: number; keptOther: boolean; version: number } | undefined> {
  return inTransaction(db, async (transaction) => {
    const post = await holdForVersions(transaction, key)
    if (!post) return undefined
    await rememberMentions(transaction, post, mentions)
    const before = await findRow(transaction, key, seen.userId)
    const other = unseen(before, seen)
    const keptOther = other !== null && other !== content && (await keepUnsaved(transaction, post, other, now))
    // later than the one before on any clock, so that a page can tell which is newer
    const savedAt = Math.max(now, (before?.saved_at ?? 0) + 1)
    const row = { content, title, begun_from: begunFrom, editor: seen.editor, saved_at: savedAt }
    await transaction
      .insertInto('working_copies')
      .values({ owner_id: key.ownerId, post_id: key.id, user_id: seen.userId, ...row })
      .onConflict((conflict) => conflict.columns(['owner_id', 'post_id', 'user_id']).doUpdateSet(row))
      .execute()
    return { savedAt, keptOther, version: post.version }
  })
}

/**
 * Ends editing without saving: what was typed becomes a version.
 * @returns false when this owner has no such post
 */
export function discardWorkingCopy(
  db: Database,
  key: PostKey,
  { content, mentions, ...seen }: Pick<WorkingCopy, 'content'> & Seen & { mentions?: Mention[] | undefined },
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const post = await holdForVersions(transaction, key)
    if (!post) return false
    await rememberMentions(transaction, post, mentions)
    await endWorkingCopy(transaction, post, content, seen, now)
    await keepUnsaved(transaction, post, content, now)
    return true
  })
}

/**
 * Deletes someone's working copy of a post, in a transaction that holds the post. One that was not seen becomes a
 * version first.
 */
export async function endWorkingCopy(
  db: Database,
  post: Row<'posts'>,
  content: string,
  seen: Seen,
  now: number,
): Promise<void> {
  const key = { ownerId: post.owner_id, id: post.id }
  const other = unseen(await findRow(db, key, seen.userId), seen)
  if (other !== null && other !== content) await keepUnsaved(db, post, other, now)
  await db
    .deleteFrom('working_copies')
    .where('owner_id', '=', key.ownerId)
    .where('post_id', '=', key.id)
    .where('user_id', '=', seen.userId)
    .execute()
}

/** The text of a working copy that another page has kept since; null where there is none. */
function unseen(row: Row<'working_copies'> | undefined, { editor, seen }: Seen): string | null {
  return row && row.editor !== editor && row.saved_at !== seen ? row.content : null
}

function findRow(db: Database, { ownerId, id }: PostKey, userId: UserId): Promise<Row<'working_copies'> | undefined> {
  return db
    .selectFrom('working_copies')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
