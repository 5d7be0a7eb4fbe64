import type { NoticeHeaders } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { dayMs } from '#shared/time/durations'
import { reconcile } from './reconcile.ts'
import { findOwnerOfCustomer } from './subscription-repository.ts'

/**
 * Takes one notice of the provider: checked by its signature, dealt with once, and only as a sign that something has
 * changed. When dealing with it fails it is not noted as handled, and the provider sends it again.
 * @throws AppError invalid_input for what is not signed, signed too long ago, or no notice
 */
export async function receiveNotice(ctx: Context, body: Buffer, headers: NoticeHeaders): Promise<void> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'paymentsOffOnServer')
  const notice = await ctx.payments.readNotice(body, headers)
  if (notice === 'unsigned') throw new AppError('invalid_input', 'noticeUnsigned')
  if (notice === 'unreadable') {
    ctx.log.warn({ bytes: body.length }, 'a signed payment notice could not be read')
    throw new AppError('invalid_input', 'noticeUnreadable')
  }
  if (!(await beginNotice(ctx.db, notice.id, ctx.now()))) return
  if (notice.customerId !== null) {
    const ownerId = await findOwnerOfCustomer(ctx.db, ctx.payments.provider, notice.customerId)
    if (ownerId !== undefined) await reconcile(ctx, ownerId)
  }
  await ctx.db.updateTable('payment_notices').set({ handled_at: ctx.now() }).where('id', '=', notice.id).execute()
}

/** False for one that was handled. One that is being handled, or failed, is handled again: it does no harm. */
async function beginNotice(db: Database, id: string, now: number): Promise<boolean> {
  await db
    .insertInto('payment_notices')
    .values({ id, received_at: now, handled_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await db.selectFrom('payment_notices').select('handled_at').where('id', '=', id).executeTakeFirst()
  return row?.handled_at === null
}

/** When the last notice arrived, epoch ms; null: none so far. */
export async function findLastNotice(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('payment_notices')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at ?? null
}

/** Longer than any provider goes on sending the same notice. */
const keptMs = 60 * dayMs

export async function sweepNotices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('payment_notices')
    .where('received_at', '<', now - keptMs)
    .execute()
}
