import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { listEventsSince } from '#server/platform/events/event-repository'
import { webhookLimits } from '#shared/rules/webhooks'
import { getWebhook } from './change-webhooks.ts'
import { type Delivery, listDeliveries, restartDeliveriesSince, restartDelivery } from './delivery-repository.ts'
import { webhookLane } from './lane.ts'
import { eventsWithMessage, messageOf } from './messages.ts'
import { queueDelivery } from './queue-deliveries.ts'
import type { Webhook } from './webhook-repository.ts'

/** Sends earlier messages again, and those skipped while a webhook was off. */

/** @throws AppError not_found | conflict */
export async function resendDelivery(
  ctx: Context,
  { workspace: ownerId }: Actor,
  { id: webhookId, deliveryId }: { id: string; deliveryId: string },
): Promise<Delivery> {
  return await inTransaction(ctx.db, async (db) => {
    requireOn(await getWebhook(db, { ownerId, id: webhookId }))
    const delivery = await restartDelivery(db, { ownerId, webhookId, id: deliveryId }, ctx.now())
    if (!delivery) throw new AppError('not_found', 'deliveryMissing')
    await ctx.jobs.wakeAll(webhookLane, db)
    return delivery
  })
}

/**
 * Messages keep their ids, so that receivers recognise repeats.
 * @param since epoch ms
 * @returns how many deliveries are due.
 * @throws AppError not_found | conflict | invalid_input
 */
export async function replaySince(
  ctx: Context,
  { workspace: ownerId }: Actor,
  id: string,
  since: number,
): Promise<number> {
  const now = ctx.now()
  if (since < now - webhookLimits.replayMs) throw new AppError('invalid_input', 'replayTooLong')
  return await inTransaction(ctx.db, async (db) => {
    const webhook = await getWebhook(db, { ownerId, id })
    requireOn(webhook)
    const missed = (await listEventsSince(db, ownerId, { names: eventsWithMessage, since })).filter((event) => {
      const message = messageOf(event)
      return message !== undefined && webhook.events.includes(message.type)
    })
    for (const event of missed) {
      const message = messageOf(event)
      if (message) await queueDelivery({ ...ctx, db }, webhook, event, message)
    }
    const count = await restartDeliveriesSince(db, { ownerId, webhookId: id }, { since, now })
    await ctx.jobs.wakeAll(webhookLane, db)
    return count
  })
}

/** @throws AppError conflict */
function requireOn({ off }: Webhook): void {
  if (off !== null) throw new AppError('conflict', 'webhookIsOff')
}

/** @throws AppError not_found */
export async function readDeliveries(
  ctx: Context,
  { workspace: ownerId }: Actor,
  webhookId: string,
  page: Parameters<typeof listDeliveries>[2],
): Promise<Delivery[]> {
  await getWebhook(ctx.db, { ownerId, id: webhookId })
  return await listDeliveries(ctx.db, { ownerId, webhookId }, page)
}
