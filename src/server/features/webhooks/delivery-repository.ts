import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { isLeaseOver, leaseMoment, leaseMs } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import type { Row, Tables } from '#server/platform/database/schema'
import type { MomentCursor } from '#server/platform/http/page'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PlainReason, Reason } from '#shared/errors/reason'
import { toReason } from '#shared/errors/reason'
import type { DeliveryState, WebhookMessageType } from '#shared/rules/webhooks'
import { farthestTryMs } from './retry-times.ts'

/** Deliveries of messages to webhooks. Times are epoch ms. They are deleted with their webhook. */

export interface Delivery {
  ownerId: WorkspaceId
  /** The `webhook-id` header: the same for every try. */
  id: string
  webhookId: string
  /** null: a ping. */
  eventId: number | null
  type: WebhookMessageType
  subject: string
  sequence: number
  body: string
  createdAt: number
  state: DeliveryState
  /** When the first try was due, since it was last replayed. */
  begunAt: number
  tries: number
  triedAt: number | null
  /** null: no further try. */
  nextAt: number | null
  status: number | null
  answer: string | null
  /** Why the last try failed. */
  problem: Reason | null
}

/** A delivery that this process is sending, and its target. */
export interface ClaimedDelivery extends Delivery {
  lease: string
}

export type NewDelivery = Pick<
  Delivery,
  'ownerId' | 'webhookId' | 'eventId' | 'type' | 'subject' | 'sequence' | 'body' | 'createdAt'
>

/** Due at once. Nothing is added when the webhook has a delivery of this event already. */
export async function insertDelivery(db: Database, one: NewDelivery, now: number): Promise<void> {
  await db
    .insertInto('webhook_deliveries')
    .values({
      owner_id: one.ownerId,
      id: `msg_${randomUUID().replaceAll('-', '')}`,
      webhook_id: one.webhookId,
      event_id: one.eventId,
      type: one.type,
      subject: one.subject,
      sequence: one.sequence,
      body: one.body,
      created_at: one.createdAt,
      state: 'waiting',
      begun_at: now,
      tries: 0,
      tried_at: null,
      next_at: now,
      lease: null,
      leased_until: null,
      status: null,
      answer: null,
      problem: null,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'webhook_id', 'event_id']).doNothing())
    .execute()
}

/** The highest sequence of a subject's events before this one. Uses index webhook_deliveries_subject. */
export async function findLastSequence(
  db: Database,
  ownerId: WorkspaceId,
  { subject, eventId }: Pick<Delivery, 'subject'> & { eventId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select((column) => column.fn.max('sequence').as('last'))
    .where('owner_id', '=', ownerId)
    .where('subject', '=', subject)
    .where('event_id', '<', eventId)
    .executeTakeFirst()
  return row?.last ?? null
}

/** Which deliveries to choose from: of one webhook while it has this target, or of all targets but these. */
export type Choice = { of: { ownerId: WorkspaceId; id: string; target: string } } | { besides: readonly string[] }

/**
 * Claims the one due longest, in one statement so that no two processes get it. Uses index webhook_deliveries_turn for
 * one webhook, which has no others to look through, and webhook_deliveries_due for all.
 */
export async function claimDelivery(db: Database, choice: Choice, now: number): Promise<ClaimedDelivery | undefined> {
  const lease = randomUUID()
  const row = await db
    .updateTable('webhook_deliveries')
    .set((column) => ({
      lease,
      leased_until: now + leaseMs,
      tried_at: now,
      tries: column('tries', '+', 1),
    }))
    .where('id', '=', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .innerJoin('webhooks', (join) =>
          join
            .onRef('webhooks.owner_id', '=', 'webhook_deliveries.owner_id')
            .onRef('webhooks.id', '=', 'webhook_deliveries.webhook_id'),
        )
        .select('webhook_deliveries.id')
        .where('next_at', '<=', now)
        .where(isLeaseOver('leased_until', now))
        .where('webhooks.off_at', 'is', null)
        .where((each) => isChosen(each, choice))
        .orderBy('next_at')
        .orderBy('webhook_deliveries.created_at')
        .limit(1)
        .$if(isPostgres(db), (each) => each.forUpdate('webhook_deliveries').skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...toDelivery(row), lease }
}

function isChosen(
  each: ExpressionBuilder<Tables, 'webhook_deliveries' | 'webhooks'>,
  choice: Choice,
): Expression<SqlBool> {
  if ('besides' in choice) return each.and(choice.besides.map((target) => each('webhooks.target', '!=', target)))
  const { ownerId, id, target } = choice.of
  return each.and({
    'webhook_deliveries.owner_id': ownerId,
    'webhook_deliveries.webhook_id': id,
    'webhooks.target': target,
  })
}

export type Outcome = Pick<Delivery, 'state' | 'nextAt' | 'status' | 'answer' | 'problem'> & { tries?: number }

/** Ends a try. @returns false when another process has the delivery */
export async function settleDelivery(
  db: Database,
  { ownerId, id, lease }: Pick<ClaimedDelivery, 'ownerId' | 'id' | 'lease'>,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      state: outcome.state,
      next_at: outcome.nextAt,
      status: outcome.status,
      answer: outcome.answer,
      problem: outcome.problem && JSON.stringify(outcome.problem),
      ...(outcome.tries !== undefined && { tries: outcome.tries }),
      lease: null,
      leased_until: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the waiting ones of a webhook. */
export async function endWaiting(
  db: Database,
  { ownerId, webhookId }: Pick<Delivery, 'ownerId' | 'webhookId'>,
  reason: PlainReason,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(ended(reason))
    .where('owner_id', '=', ownerId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends all waiting deliveries of a restored database: they may have been sent since the backup. */
export async function holdDeliveries(db: Database): Promise<void> {
  await db.updateTable('webhook_deliveries').set(ended('deliveryHeld')).where('state', '=', 'waiting').execute()
}

function ended(reason: PlainReason) {
  const problem = JSON.stringify(toReason(reason))
  return { state: 'failed' as const, next_at: null, lease: null, leased_until: null, problem }
}

/** Starts its tries over, with the same id. */
export async function restartDelivery(
  db: Database,
  { ownerId, webhookId, id }: Pick<Delivery, 'ownerId' | 'webhookId' | 'id'>,
  now: number,
): Promise<Delivery | undefined> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set(restarted(now))
    .where('owner_id', '=', ownerId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toDelivery(row)
}

/** The same for all deliveries of a webhook since a moment. @returns how many */
export async function restartDeliveriesSince(
  db: Database,
  { ownerId, webhookId }: Pick<Delivery, 'ownerId' | 'webhookId'>,
  { since, now }: { since: number; now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(restarted(now))
    .where('owner_id', '=', ownerId)
    .where('webhook_id', '=', webhookId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function restarted(now: number) {
  return { state: 'waiting' as const, begun_at: now, tries: 0, next_at: now, lease: null, leased_until: null }
}

/** Newest first. Uses index webhook_deliveries_listed. */
export async function listDeliveries(
  db: Database,
  { ownerId, webhookId }: Pick<Delivery, 'ownerId' | 'webhookId'>,
  { limit, state, before }: { limit: number; state?: DeliveryState | undefined; before?: MomentCursor | undefined },
): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state as DeliveryState))
    .$if(before !== undefined, (query) =>
      query.where((column) =>
        column.or([
          column('created_at', '<', before?.at ?? 0),
          column.and([column('created_at', '=', before?.at ?? 0), column('id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toDelivery)
}

/** Deletes older ones, except those still waiting. */
export async function deleteDeliveries(db: Database, before: number): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).where('state', '!=', 'waiting').execute()
}

export const deliveryMoments: readonly MomentRule[] = [
  { table: 'webhook_deliveries', column: 'next_at', farthestMs: farthestTryMs, becomes: { next_at: 'now' } },
  leaseMoment('webhook_deliveries'),
]

function toDelivery(row: Row<'webhook_deliveries'>): Delivery {
  return {
    ownerId: row.owner_id,
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    type: row.type,
    subject: row.subject,
    sequence: row.sequence,
    body: row.body,
    createdAt: row.created_at,
    state: row.state,
    begunAt: row.begun_at,
    tries: row.tries,
    triedAt: row.tried_at,
    nextAt: row.next_at,
    status: row.status,
    answer: row.answer,
    problem: row.problem === null ? null : (JSON.parse(row.problem) as Reason),
  }
}
