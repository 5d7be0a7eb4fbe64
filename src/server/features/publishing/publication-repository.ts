import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { isLeaseOver, leaseMs } from '#server/platform/database/leases'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import type { PublicationState } from '#shared/rules/publishing'
import type { Change, Progress, Publication, SentFile } from './publication.ts'

/** A publication leased by this process. */
export interface Claimed extends Publication {
  lease: string
}

export type NewPublication = Omit<Publication, Progress>

export async function insertPublication(db: Database, one: NewPublication): Promise<void> {
  await db
    .insertInto('publications')
    .values({
      owner_id: one.ownerId,
      id: one.id,
      post_id: one.postId,
      account_id: one.accountId,
      account_name: one.accountName,
      state: one.state,
      wall_time: one.wallTime,
      time_zone: one.timeZone,
      clock_change: one.clockChange,
      due_at: one.dueAt,
      is_queued: one.isQueued ? 1 : 0,
      visibility: one.visibility,
      is_reshare_disabled: one.isReshareDisabled ? 1 : 0,
      attach: one.attach,
      follows_visual: one.followsVisual ? 1 : 0,
      created_by: one.createdBy,
      by_key: one.isByKey ? 1 : 0,
      account_owner_id: one.accountOwnerId,
      account_urn: one.accountUrn,
      visual_id: one.visualId,
      alt_texts: JSON.stringify(one.altTexts),
      described: one.described && JSON.stringify(one.described),
      next_at: one.nextAt,
      tries: 0,
      created_at: one.createdAt,
    })
    .execute()
}

/** The one due longest, leased in one statement, so that no two processes get it. Uses index publications_next. */
export async function claimPublication(db: Database, now: number): Promise<Claimed | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('publications')
    .set((column) => ({
      lease,
      leased_until: now + leaseMs,
      state: column
        .case()
        .when('state', '=', 'scheduled')
        .then('claimed' as const)
        .else(column.ref('state'))
        .end(),
    }))
    .where('id', '=', (query) =>
      query
        .selectFrom('publications')
        .select('id')
        .where('next_at', '<=', now)
        .where(isLeaseOver('leased_until', now))
        .orderBy('next_at')
        .limit(1)
        .$if(isPostgres(db), (each) => each.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...toPublication(row), lease }
}

/** Changes a leased publication. False: the lease was lost, and nothing changed. */
export async function changeClaimed(
  db: Database,
  { ownerId, id, lease }: Pick<Claimed, 'ownerId' | 'id' | 'lease'>,
  change: Change,
  { isOver }: { isOver: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ ...toColumns(change), ...(isOver && { lease: null, leased_until: null }) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases it in its present state, for another process to continue. */
export async function releaseClaimed(db: Database, lease: string): Promise<void> {
  await db.updateTable('publications').set({ lease: null, leased_until: null }).where('lease', '=', lease).execute()
}

/** Changes it if it is in one of these states and not leased; otherwise returns false. */
export async function changePublication(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  states: readonly PublicationState[],
  change: Change &
    Partial<
      Pick<
        Publication,
        'wallTime' | 'timeZone' | 'clockChange' | 'isQueued' | 'visibility' | 'isReshareDisabled' | 'isByKey'
      >
    >,
): Promise<boolean> {
  const { wallTime, timeZone, clockChange, isQueued, visibility, isReshareDisabled, isByKey, ...rest } = change
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({
      ...toColumns(rest),
      ...(wallTime !== undefined && { wall_time: wallTime }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(clockChange !== undefined && { clock_change: clockChange }),
      ...(isQueued !== undefined && { is_queued: isQueued ? 1 : 0 }),
      ...(visibility !== undefined && { visibility }),
      ...(isReshareDisabled !== undefined && { is_reshare_disabled: isReshareDisabled ? 1 : 0 }),
      ...(isByKey !== undefined && { by_key: isByKey ? 1 : 0 }),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .where('lease', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A key has changed a post: what is planned for it needs an approval, unless its bytes are fixed. */
export async function markByKey(db: Database, ownerId: WorkspaceId, postId: string): Promise<void> {
  await db
    .updateTable('publications')
    .set({ by_key: 1 })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('state', 'in', ['scheduled', 'claimed', 'uploading', 'missed', 'held', 'failed'])
    .execute()
}

/** Deletes a post's publications that are neither published nor on their way. */
export async function deleteScheduled(db: Database, ownerId: WorkspaceId, postId: string): Promise<void> {
  await db
    .deleteFrom('publications')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .where('state', 'in', ['scheduled', 'missed', 'held', 'failed', 'cancelled'])
    .where('lease', 'is', null)
    .execute()
}

export async function statesOfPost(db: Database, ownerId: WorkspaceId, postId: string): Promise<PublicationState[]> {
  const rows = await db
    .selectFrom('publications')
    .select('state')
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .execute()
  return rows.map(({ state }) => state)
}

/** Stores the post's title with publications that outlive it. */
export async function detachFromPost(db: Database, ownerId: WorkspaceId, postId: string): Promise<void> {
  await db
    .updateTable('publications')
    .set({
      post_title: (query) =>
        query.selectFrom('posts').select('title').where('owner_id', '=', ownerId).where('id', '=', postId),
    })
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .execute()
}

/** Deletes all of an owner's publications, also those on their way: their process stops before sending. */
export async function deletePublicationsOf(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('publications').where('owner_id', '=', ownerId).execute()
}

/** LinkedIn confirmed that the post exists, which is true whichever process holds the lease by now. */
export async function notePublished(db: Database, { ownerId, id }: Publication, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ ...toColumns(change), lease: null, leased_until: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'unconfirmed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether another publication of this author already has that URN. */
export async function isKnownUrn(db: Database, { ownerId, id }: Publication, urn: string): Promise<boolean> {
  const row = await db
    .selectFrom('publications')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('urn', '=', urn)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

function toColumns(change: Change) {
  const {
    dueAt,
    nextAt,
    notBefore,
    sentAt,
    unknownAt,
    resentAt,
    publishedAt,
    deletedAt,
    reason,
    bodyHash,
    viaAccountId,
    viaOwnerId,
    sentFiles,
    attachmentHash,
    lendingAllowed,
    lendingText,
    ...same
  } = change
  const times = {
    body_hash: bodyHash,
    via_account_id: viaAccountId,
    via_owner_id: viaOwnerId,
    sent_files: sentFiles && JSON.stringify(sentFiles),
    attachment_hash: attachmentHash,
    lending_allowed: lendingAllowed === undefined || lendingAllowed === null ? lendingAllowed : toFlag(lendingAllowed),
    lending_text: lendingText,
    due_at: dueAt,
    next_at: nextAt,
    not_before: notBefore,
    sent_at: sentAt,
    unknown_at: unknownAt,
    resent_at: resentAt,
    published_at: publishedAt,
    deleted_at: deletedAt,
    reason: reason && JSON.stringify(reason),
    ...same,
  }
  return Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof times]?: Exclude<(typeof times)[Name], undefined>
  }
}

function toFlag(isSo: boolean): 0 | 1 {
  return isSo ? 1 : 0
}

export function toPublication(row: Row<'publications'>): Publication {
  return {
    ownerId: row.owner_id,
    id: row.id,
    postId: row.post_id,
    accountId: row.account_id,
    accountName: row.account_name,
    state: row.state,
    wallTime: row.wall_time,
    timeZone: row.time_zone,
    clockChange: row.clock_change,
    dueAt: row.due_at,
    isQueued: row.is_queued === 1,
    visibility: row.visibility,
    isReshareDisabled: row.is_reshare_disabled === 1,
    attach: row.attach,
    followsVisual: row.follows_visual === 1,
    createdBy: row.created_by,
    isByKey: row.by_key === 1,
    accountOwnerId: row.account_owner_id,
    accountUrn: row.account_urn,
    viaAccountId: row.via_account_id,
    viaOwnerId: row.via_owner_id,
    lendingAllowed: row.lending_allowed === null ? null : row.lending_allowed === 1,
    lendingText: row.lending_text,
    visualId: row.visual_id,
    altTexts: JSON.parse(row.alt_texts) as string[],
    described: row.described === null ? null : (JSON.parse(row.described) as string[]),
    commentary: row.commentary,
    body: row.body,
    bodyHash: row.body_hash,
    sentFiles: row.sent_files === null ? [] : (JSON.parse(row.sent_files) as SentFile[]),
    attachmentHash: row.attachment_hash,
    nextAt: row.next_at,
    notBefore: row.not_before,
    tries: row.tries,
    sentAt: row.sent_at,
    unknownAt: row.unknown_at,
    resentAt: row.resent_at,
    publishedAt: row.published_at,
    urn: row.urn,
    deletedAt: row.deleted_at,
    reason: row.reason === null ? null : (JSON.parse(row.reason) as Reason),
    createdAt: row.created_at,
  }
}
