import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { Reseal } from '#server/platform/sealing'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { OffReason, WebhookEvent, WebhookKind } from '#shared/rules/webhooks'
import { webhookSeal } from './signing.ts'

/** The webhooks of workspaces. Times are epoch ms. */

export interface Webhook {
  ownerId: WorkspaceId
  id: string
  kind: WebhookKind
  /** The origin of its address, for places where the path, which may hold a secret, must not appear. */
  target: string
  sealedUrl: string
  events: readonly WebhookEvent[]
  /** null: its messages are not signed. */
  sealedKeys: string | null
  publicKey: string | null
  sealedFormerKeys: string | null
  formerKeysUntil: number | null
  createdBy: UserId | null
  createdAt: number
  /** null: it is on. */
  off: { at: number; reason: OffReason } | null
  lastSuccessAt: number | null
  lastFailureAt: number | null
}

type Key = Pick<Webhook, 'ownerId' | 'id'>

/** The oldest first. */
export async function listWebhooks(db: Database, ownerId: WorkspaceId): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toWebhook)
}

export async function findWebhook(db: Database, { ownerId, id }: Key): Promise<Webhook | undefined> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toWebhook(row)
}

/** Webhooks that are on and subscribed to this event. */
export async function listSubscribed(db: Database, ownerId: WorkspaceId, event: WebhookEvent): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .innerJoin('workspaces', 'workspaces.id', 'webhooks.owner_id')
    .selectAll('webhooks')
    .where('webhooks.owner_id', '=', ownerId)
    .where('off_at', 'is', null)
    .where('workspaces.deleted_at', 'is', null)
    .execute()
  return rows.map(toWebhook).filter(({ events }) => events.includes(event))
}

export async function insertWebhook(
  db: Database,
  one: Omit<Webhook, 'sealedFormerKeys' | 'formerKeysUntil' | 'off' | 'lastSuccessAt' | 'lastFailureAt'>,
): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({
      owner_id: one.ownerId,
      id: one.id,
      kind: one.kind,
      target: one.target,
      sealed_url: one.sealedUrl,
      events: JSON.stringify(one.events),
      sealed_keys: one.sealedKeys,
      public_key: one.publicKey,
      sealed_former_keys: null,
      former_keys_until: null,
      created_by: one.createdBy,
      created_at: one.createdAt,
      off_at: null,
      off_reason: null,
      last_success_at: null,
      last_failure_at: null,
    })
    .execute()
}

export type WebhookChange = Partial<Omit<Webhook, 'ownerId' | 'id' | 'kind' | 'createdBy' | 'createdAt'>>

/** Missing fields stay as they are. @returns false when there is no such webhook */
export async function updateWebhook(db: Database, { ownerId, id }: Key, change: WebhookChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({
      target: change.target,
      sealed_url: change.sealedUrl,
      events: change.events && JSON.stringify(change.events),
      sealed_keys: change.sealedKeys,
      public_key: change.publicKey,
      sealed_former_keys: change.sealedFormerKeys,
      former_keys_until: change.formerKeysUntil,
      ...(change.off !== undefined && { off_at: change.off?.at ?? null, off_reason: change.off?.reason ?? null }),
      last_success_at: change.lastSuccessAt,
      last_failure_at: change.lastFailureAt,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such webhook, or it is off already. */
export async function switchWebhookOff(
  db: Database,
  { ownerId, id }: Key,
  { at, reason }: { at: number; reason: OffReason },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ off_at: at, off_reason: reason })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteWebhook(db: Database, { ownerId, id }: Key): Promise<void> {
  await db.deleteFrom('webhooks').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** Deletes former keys that are no longer used to sign. */
export async function deleteFormerKeys(db: Database, now: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ sealed_former_keys: null, former_keys_until: null })
    .where('former_keys_until', '<=', now)
    .execute()
}

/** Reseals addresses and keys when the installation's secret changes. */
export async function resealWebhooks(db: Database, reseal: Reseal): Promise<void> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['owner_id', 'id', 'sealed_url', 'sealed_keys', 'sealed_former_keys'])
    .execute()
  for (const { owner_id: ownerId, id, sealed_url: url, sealed_keys: keys, sealed_former_keys: former } of rows) {
    const keySeal = webhookSeal('webhook-keys', { ownerId, id })
    await db
      .updateTable('webhooks')
      .set({
        sealed_url: reseal(webhookSeal('webhook-url', { ownerId, id }), url),
        sealed_keys: keys && reseal(keySeal, keys),
        sealed_former_keys: former && reseal(keySeal, former),
      })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .execute()
  }
}

function toWebhook(row: Row<'webhooks'>): Webhook {
  return {
    ownerId: row.owner_id,
    id: row.id,
    kind: row.kind,
    target: row.target,
    sealedUrl: row.sealed_url,
    events: JSON.parse(row.events) as WebhookEvent[],
    sealedKeys: row.sealed_keys,
    publicKey: row.public_key,
    sealedFormerKeys: row.sealed_former_keys,
    formerKeysUntil: row.former_keys_until,
    createdBy: row.created_by,
    createdAt: row.created_at,
    off: row.off_at === null ? null : { at: row.off_at, reason: row.off_reason ?? 'by-hand' },
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
  }
}
