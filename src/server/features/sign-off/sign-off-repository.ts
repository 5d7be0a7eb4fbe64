import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'

/** Signed records, in the chain of their workspace. They are only added. Times are epoch ms. */

export interface StoredRecord {
  number: number
  postId: string
  /** null: the post was marked as published by hand. */
  publicationId: string | null
  madeAt: number
  hash: string
  /** The whole file. */
  signed: string
}

/** Of a post's latest publication that has one. */
export async function findLatestRecord(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<StoredRecord | undefined> {
  const row = await db
    .selectFrom('sign_offs')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function hasRecord(
  db: Database,
  ownerId: WorkspaceId,
  { postId, publicationId }: Pick<StoredRecord, 'postId' | 'publicationId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_offs')
    .select('number')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('publication_id', '=', publicationId ?? '')
    .executeTakeFirst()
  return row !== undefined
}

/** The end of a workspace's chain. */
export async function findLastRecord(
  db: Database,
  ownerId: WorkspaceId,
): Promise<Pick<StoredRecord, 'number' | 'hash'> | undefined> {
  return await db
    .selectFrom('sign_offs')
    .select(['number', 'hash'])
    .where('owner_id', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertRecord(db: Database, ownerId: WorkspaceId, one: StoredRecord): Promise<void> {
  await db
    .insertInto('sign_offs')
    .values({
      owner_id: ownerId,
      number: one.number,
      post_id: one.postId,
      publication_id: one.publicationId ?? '',
      made_at: one.madeAt,
      hash: one.hash,
      signed: one.signed,
    })
    .execute()
}

export async function deleteRecords(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('sign_offs').where('owner_id', '=', ownerId).execute()
}

/** All of a workspace in the order of their chain, one at a time. */
export async function* readRecords(db: Database, ownerId: WorkspaceId): AsyncGenerator<StoredRecord> {
  for (let after = 0; ; ) {
    const row = await db
      .selectFrom('sign_offs')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!row) return
    yield toRecord(row)
    after = row.number
  }
}

function toRecord(row: {
  number: number
  post_id: string
  publication_id: string
  made_at: number
  hash: string
  signed: string
}): StoredRecord {
  return {
    number: row.number,
    postId: row.post_id,
    publicationId: row.publication_id || null,
    madeAt: row.made_at,
    hash: row.hash,
    signed: row.signed,
  }
}
