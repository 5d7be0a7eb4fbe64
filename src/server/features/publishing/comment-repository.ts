import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { isLeaseOver, leaseMs } from '#server/platform/database/leases'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import type { FirstCommentState } from '#shared/rules/first-comments'
import { afterLostSending, type CommentChange, type FirstComment } from './decide-comment.ts'

/** First comments, one of a publication at most. They go with it. */

export interface StoredComment extends FirstComment {
  id: string
  ownerId: WorkspaceId
  publicationId: string
  text: string
}

/** Leased by this process. */
export interface ClaimedComment extends StoredComment {
  lease: string
}

export async function insertComment(
  db: Database,
  { ownerId, publicationId, text }: Pick<StoredComment, 'ownerId' | 'publicationId' | 'text'>,
): Promise<void> {
  await db
    .insertInto('first_comments')
    .values({ id: randomUUID(), owner_id: ownerId, publication_id: publicationId, text, state: 'planned', tries: 0 })
    .execute()
}

/** Stores another text, or removes the comment for ''. Call it while the post has not begun to go out. */
export async function replaceComment(
  db: Database,
  { ownerId, publicationId, text }: Pick<StoredComment, 'ownerId' | 'publicationId' | 'text'>,
): Promise<void> {
  await db
    .deleteFrom('first_comments')
    .where('owner_id', '=', ownerId)
    .where('publication_id', '=', publicationId)
    .where('state', '=', 'planned')
    .execute()
  if (text) await insertComment(db, { ownerId, publicationId, text })
}

/** The one due longest, leased in one statement, so that no two processes get it. Uses index first_comments_next. */
export async function claimComment(db: Database, now: number): Promise<ClaimedComment | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('first_comments')
    .set({ lease, leased_until: now + leaseMs })
    .where('id', '=', (query) =>
      query
        .selectFrom('first_comments')
        .select('id')
        .where('next_at', '<=', now)
        .where(isLeaseOver('leased_until', now))
        .orderBy('next_at')
        .limit(1)
        .$if(isPostgres(db), (each) => each.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...toComment(row), lease }
}

/** @param isOver whether the process is done with it. False: another process has it, and nothing changed. */
export async function changeClaimedComment(
  db: Database,
  { id, lease }: Pick<ClaimedComment, 'id' | 'lease'>,
  change: CommentChange,
  { isOver }: { isOver: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('first_comments')
    .set({ ...toColumns(change), ...(isOver && { lease: null, leased_until: null }) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** LinkedIn confirmed that it is there, which holds whichever process has the lease. */
export async function noteCommentDone(db: Database, { id }: Pick<StoredComment, 'id'>, change: CommentChange) {
  const { numUpdatedRows } = await db
    .updateTable('first_comments')
    .set({ ...toColumns(change), lease: null, leased_until: null })
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'unconfirmed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes a publication's comment if it is in one of these states; otherwise returns false. */
export async function changeCommentOf(
  db: Database,
  { ownerId, publicationId }: Pick<StoredComment, 'ownerId' | 'publicationId'>,
  states: readonly FirstCommentState[],
  change: CommentChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('first_comments')
    .set(toColumns(change))
    .where('owner_id', '=', ownerId)
    .where('publication_id', '=', publicationId)
    .where('state', 'in', states)
    .where('lease', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findCommentText(
  db: Database,
  { ownerId, publicationId }: Pick<StoredComment, 'ownerId' | 'publicationId'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('first_comments')
    .select('text')
    .where('owner_id', '=', ownerId)
    .where('publication_id', '=', publicationId)
    .executeTakeFirst()
  return row?.text ?? null
}

/** After a restore: what was due may have been added since by the server that went on. */
export async function holdComments(db: Database): Promise<void> {
  await db
    .updateTable('first_comments')
    .set({ ...toColumns(afterLostSending()), lease: null, leased_until: null })
    .where('state', 'in', ['due', 'sending'])
    .execute()
}

function toColumns({ nextAt, dueAt, sentAt, doneAt, reason, ...same }: CommentChange) {
  const columns = {
    next_at: nextAt,
    due_at: dueAt,
    sent_at: sentAt,
    done_at: doneAt,
    reason: reason && JSON.stringify(reason),
    ...same,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof columns]?: Exclude<(typeof columns)[Name], undefined>
  }
}

function toComment(row: Row<'first_comments'>): StoredComment {
  return {
    id: row.id,
    ownerId: row.owner_id,
    publicationId: row.publication_id,
    text: row.text,
    state: row.state,
    nextAt: row.next_at,
    tries: row.tries,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    doneAt: row.done_at,
    urn: row.urn,
    reason: row.reason === null ? null : (JSON.parse(row.reason) as Reason),
  }
}
