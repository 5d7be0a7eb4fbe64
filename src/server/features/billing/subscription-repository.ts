import type { PaymentAccount, PaymentEntry } from '#server/adapters/payments/payments'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { Row, Tables } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Application, PaymentStanding, SubscriptionState } from './apply-subscription.ts'

/** Our record of someone's subscription at the provider. Times are epoch ms. */
export interface StoredSubscription extends SubscriptionState {
  ownerId: WorkspaceId
  provider: string
  /** null: being created. */
  customerId: string | null
  /** The provider's account that has the customer; null: not recorded. */
  account: string | null
  attempt: number
  version: number
  subscriptionId: string | null
  standing: PaymentStanding
  priceCents: number
}

export type FormerReason = Tables['former_customers']['reason']

export async function findSubscription(db: Database, ownerId: WorkspaceId): Promise<StoredSubscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  return row && toKept(row)
}

export async function findOwnerOfCustomer(
  db: Database,
  provider: string,
  customerId: string,
): Promise<WorkspaceId | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('owner_id')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.owner_id
}

/** Inserts a record if there is none. @param nextCheckAt when a sweep reads the provider */
export async function insertSubscription(
  db: Database,
  ownerId: WorkspaceId,
  provider: string,
  times: { now: number; nextCheckAt: number },
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      owner_id: ownerId,
      provider,
      customer_id: null,
      account: null,
      attempt: 1,
      version: 1,
      subscription_id: null,
      status: 'none',
      standing: 'unpaid',
      paid_until: null,
      cancel_at_period_end: 0,
      past_due_since: null,
      price_cents: 0,
      checked_at: times.now,
      next_check_at: times.nextCheckAt,
    })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute()
}

/** Starts over with another provider, or another account of the same. */
export async function moveToProvider(
  db: Database,
  kept: StoredSubscription,
  provider: string,
  now: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({
        provider,
        customer_id: null,
        account: null,
        subscription_id: null,
        status: 'none',
        attempt: kept.attempt + 1,
        version: kept.version + 1,
      })
      .where('owner_id', '=', kept.ownerId)
      .where('version', '=', kept.version)
      .executeTakeFirst()
    const reason = kept.provider === provider ? 'other-account' : 'other-provider'
    if (numUpdatedRows > 0n) await keepFormerCustomer(transaction, kept, reason, now)
  })
}

/** Records a former customer, so that earlier payments can still be found. */
export async function keepFormerCustomer(
  db: Database,
  { ownerId, provider, customerId, account }: StoredSubscription,
  reason: FormerReason,
  now: number,
): Promise<void> {
  if (customerId === null) return
  await db
    .insertInto('former_customers')
    .values({ owner_id: ownerId, provider, customer_id: customerId, account, reason, at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'provider', 'customer_id']).doNothing())
    .execute()
}

/**
 * The first one stored stays.
 * @param account the account that has the customer; null where the provider does not say
 */
export async function setCustomer(
  db: Database,
  ownerId: WorkspaceId,
  { customerId, account }: { customerId: string; account: string | null },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ customer_id: customerId, account })
    .where('owner_id', '=', ownerId)
    .where('customer_id', 'is', null)
    .execute()
}

/** Later calls use new idempotency keys, unless another process has changed them already. */
export async function nextAttempt(db: Database, { ownerId, attempt }: StoredSubscription): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ attempt: attempt + 1 })
    .where('owner_id', '=', ownerId)
    .where('attempt', '=', attempt)
    .execute()
}

/** False when it was changed since it was read. */
export async function updateSubscription(
  db: Database,
  kept: StoredSubscription,
  change: {
    account: Pick<PaymentAccount, 'subscription'> | null
    /** The account that has the customer, where that is known now. */
    heldBy: string | null
    /** The provider does not know the customer any more: the next one is created with new keys. */
    isGone: boolean
    state: SubscriptionState
    applied: Application
    now: number
    nextCheckAt: number | null
  },
): Promise<boolean> {
  const { account, heldBy, isGone, state, applied, now, nextCheckAt } = change
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({
      version: kept.version + 1,
      ...(account && {
        subscription_id: account.subscription?.id ?? null,
        price_cents: account.subscription?.price.cents ?? 0,
      }),
      ...(heldBy !== null && { account: heldBy }),
      ...(isGone && { customer_id: null, account: null, subscription_id: null, attempt: kept.attempt + 1 }),
      status: state.status,
      standing: applied.standing,
      paid_until: applied.paidUntil,
      cancel_at_period_end: applied.cancelAtPeriodEnd ? 1 : 0,
      past_due_since: applied.pastDueSince,
      checked_at: now,
      next_check_at: nextCheckAt,
    })
    .where('owner_id', '=', kept.ownerId)
    .where('version', '=', kept.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setNextCheck(db: Database, ownerId: WorkspaceId, nextCheckAt: number): Promise<void> {
  await db.updateTable('subscriptions').set({ next_check_at: nextCheckAt }).where('owner_id', '=', ownerId).execute()
}

export async function deleteSubscription(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db.deleteFrom('subscriptions').where('owner_id', '=', ownerId).execute()
}

/**
 * The next subscriptions to read: first people who may have just paid and wait for Pro, then the longest-waiting. Uses
 * index subscriptions_next_check.
 */
export async function listDueOwners(db: Database, now: number, limit: number): Promise<WorkspaceId[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('owner_id')
    .where('next_check_at', '<=', now)
    .orderBy((column) => column.case().when('status', '=', 'incomplete').then(0).else(1).end())
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.owner_id)
}

/** Owners who have Pro through another account of this provider. */
export async function countHeldElsewhere(db: Database, provider: string, account: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('standing', '=', 'pro')
    .where('account', '!=', account)
    .executeTakeFirstOrThrow()
  return count
}

/** Who pays now at this provider, and the monthly total. */
export async function measureSubscriptions(
  db: Database,
  provider: string,
): Promise<{ active: number; monthlyCents: number }> {
  const measured = await db
    .selectFrom('subscriptions')
    .select((column) => [
      column.fn.countAll<number>().as('active'),
      column.fn.coalesce(column.fn.sum<number>('price_cents'), column.lit(0)).as('monthlyCents'),
    ])
    .where('provider', '=', provider)
    .where('standing', '=', 'pro')
    .where('past_due_since', 'is', null)
    .executeTakeFirstOrThrow()
  return measured
}

/** Stores the provider's entries; an unpaid one that it no longer lists is deleted. */
export async function storeEntries(
  db: Database,
  ownerId: WorkspaceId,
  entries: readonly PaymentEntry[],
): Promise<void> {
  await db.deleteFrom('billing_entries').where('owner_id', '=', ownerId).where('status', '=', 'pending').execute()
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({
    owner_id: ownerId,
    id: entry.id,
    kind: entry.kind,
    description: entry.description,
    at: entry.at,
    amount_cents: entry.amountCents,
    currency: entry.currency,
    status: entry.status,
    receipt_url: entry.receiptUrl,
  }))
  await db
    .insertInto('billing_entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'id']).doUpdateSet((column) => ({
        description: column.ref('excluded.description'),
        at: column.ref('excluded.at'),
        amount_cents: column.ref('excluded.amount_cents'),
        status: column.ref('excluded.status'),
        receipt_url: column.ref('excluded.receipt_url'),
      })),
    )
    .execute()
}

/** Closes unpaid entries: nobody will collect them. */
export async function closePendingEntries(db: Database, ownerId: WorkspaceId): Promise<void> {
  await db
    .updateTable('billing_entries')
    .set({ status: 'closed' })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'pending')
    .execute()
}

/** Newest first. Uses index billing_entries_owner_at. */
export async function listEntries(db: Database, ownerId: WorkspaceId): Promise<PaymentEntry[]> {
  const rows = await db
    .selectFrom('billing_entries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    description: row.description,
    at: row.at,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status,
    receiptUrl: row.receipt_url,
  }))
}

function toKept(row: Row<'subscriptions'>): StoredSubscription {
  return {
    ownerId: row.owner_id,
    provider: row.provider,
    customerId: row.customer_id,
    account: row.account,
    attempt: row.attempt,
    version: row.version,
    subscriptionId: row.subscription_id,
    status: row.status,
    standing: row.standing,
    paidUntil: row.paid_until,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    priceCents: row.price_cents,
  }
}
