import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import type { NoticeKind } from '#shared/contract/notices'
import type { Reason } from '#shared/errors/reason'

/** What the bell shows. Times are epoch ms. */
export interface Notice {
  ownerId: UserId
  id: string
  kind: NoticeKind
  at: number
  isSeen: boolean
  postId: string | null
  /** As it is now; null when there is no post, or none any more. */
  postTitle: string | null
  publicationId: string | null
  accountId: string | null
  /** The post at LinkedIn. */
  url: string | null
  reason: Reason
}

export type NewNotice = Pick<Notice, 'ownerId' | 'kind' | 'at' | 'reason'> &
  Partial<Pick<Notice, 'postId' | 'publicationId' | 'accountId' | 'url'>>

export async function addNotice(db: Database, notice: NewNotice): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      owner_id: notice.ownerId,
      // in the order they were made, also within a millisecond
      id: `${String(Math.round((performance.timeOrigin + performance.now()) * 1000)).padStart(17, '0')}-${randomUUID().slice(0, 8)}`,
      kind: notice.kind,
      at: notice.at,
      post_id: notice.postId ?? null,
      publication_id: notice.publicationId ?? null,
      account_id: notice.accountId ?? null,
      url: notice.url ?? null,
      reason: JSON.stringify(notice.reason),
    })
    .execute()
}

/** Newest first. */
export async function listNotices(db: Database, ownerId: UserId, limit: number): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('posts', (join) =>
      join.onRef('posts.owner_id', '=', 'notices.owner_id').onRef('posts.id', '=', 'notices.post_id'),
    )
    .selectAll('notices')
    .select('posts.title as post_title')
    .where('notices.owner_id', '=', ownerId)
    .orderBy('notices.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId: row.owner_id,
    id: row.id,
    kind: row.kind,
    at: row.at,
    isSeen: row.seen_at !== null,
    postId: row.post_id,
    postTitle: row.post_title,
    publicationId: row.publication_id,
    accountId: row.account_id,
    url: row.url,
    reason: JSON.parse(row.reason) as Reason,
  }))
}

export async function countUnseen(db: Database, ownerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function seeNotices(db: Database, ownerId: UserId, upTo: string, now: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ seen_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute()
}

/** Forgets what is older. */
export async function deleteNotices(db: Database, before: number): Promise<void> {
  await db.deleteFrom('notices').where('at', '<', before).execute()
}
