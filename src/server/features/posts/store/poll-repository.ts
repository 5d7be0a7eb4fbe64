import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { StoredPoll as StoredPollShape } from '#shared/contract/poll'
import type { Poll } from '#shared/rules/polls'

/** Polls of posts, always reached by (owner, post). */

export interface StoredPoll extends Poll {
  postId: string
  /** When it was saved, epoch ms; different for each save. */
  version: number
}

interface PostKey {
  ownerId: WorkspaceId
  postId: string
}

export async function findPoll(db: Database, { ownerId, postId }: PostKey): Promise<StoredPoll | undefined> {
  const row = await db
    .selectFrom('post_polls')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row && toPoll(row)
}

/** All of an owner's, for the archive of their data. */
export async function listPollsOf(db: Database, ownerId: WorkspaceId): Promise<StoredPoll[]> {
  const rows = await db
    .selectFrom('post_polls')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('post_id')
    .execute()
  return rows.map(toPoll)
}

/** Adds or replaces it. */
export async function storePoll(
  db: Database,
  { ownerId, postId }: PostKey,
  { question, options, days, version }: Poll & Pick<StoredPoll, 'version'>,
): Promise<void> {
  const written = { question, options: JSON.stringify(options), days, version }
  await db
    .insertInto('post_polls')
    .values({ owner_id: ownerId, post_id: postId, ...written })
    .onConflict((conflict) => conflict.columns(['owner_id', 'post_id']).doUpdateSet(written))
    .execute()
}

/** False: there is none. */
export async function deletePoll(db: Database, { ownerId, postId }: PostKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_polls')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePollsOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('post_polls').where('owner_id', '=', ownerId).execute()
}

function toPoll(row: Row<'post_polls'>): StoredPoll {
  const { post_id: postId, question, options, days, version } = row
  return { postId, question, options: JSON.parse(options) as string[], days, version }
}

export function toPollDto({ question, options, days, version }: StoredPoll): z.infer<typeof StoredPollShape> {
  return { question, options: [...options], days, version }
}
