import type { WebhookHeaders } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { dayMs } from '#shared/time/durations'
import { reconcile } from './reconcile.ts'
import { findOwnerOfCustomer } from './subscription-repository.ts'

/**
 * Receives one webhook event: checks its signature, handles it once, and uses it only as a sign that something has
 * changed. If handling fails it is not recorded as handled, and the provider sends it again.
 * @throws AppError invalid_input for an unsigned, outdated or malformed event
 */
export async function receiveWebhookEvent(ctx: Context, body: Buffer, headers: WebhookHeaders): Promise<void> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'paymentsOffOnServer')
  const event = await ctx.payments.readWebhookEvent(body, headers)
  if (event === 'unsigned') throw new AppError('invalid_input', 'noticeUnsigned')
  if (event === 'unreadable') {
    ctx.log.warn({ bytes: body.length }, 'a signed payment notice could not be read')
    throw new AppError('invalid_input', 'noticeUnreadable')
  }
  if (!(await beginWebhookEvent(ctx.db, event.id, ctx.now()))) return
  if (event.customerId !== null) {
    const ownerId = await findOwnerOfCustomer(ctx.db, ctx.payments.provider, event.customerId)
    if (ownerId !== undefined) await reconcile(ctx, ownerId)
  }
  await ctx.db.updateTable('payment_notices').set({ handled_at: ctx.now() }).where('id', '=', event.id).execute()
}

/** False for a handled event. One in progress or failed is handled again, which does no harm. */
async function beginWebhookEvent(db: Database, id: string, now: number): Promise<boolean> {
  await db
    .insertInto('payment_notices')
    .values({ id, received_at: now, handled_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await db.selectFrom('payment_notices').select('handled_at').where('id', '=', id).executeTakeFirst()
  return row?.handled_at === null
}

/** When the last webhook event arrived, epoch ms; null: none so far. */
export async function findLastWebhookEvent(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('payment_notices')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at ?? null
}

/** Longer than any provider keeps resending an event. */
const keptMs = 60 * dayMs

export async function sweepWebhookEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('payment_notices')
    .where('received_at', '<', now - keptMs)
    .execute()
}
