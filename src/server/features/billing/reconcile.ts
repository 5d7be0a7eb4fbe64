import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentAccount } from '#server/adapters/payments/payments'
import type { Context } from '#server/context'
import { findUser } from '#server/features/accounts/user-repository'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { dayMs, pro } from '#shared/rules/plans'
import { type Application, applySubscription, endOfPro, type SubscriptionState } from './apply-subscription.ts'
import {
  findSubscription,
  type KeptSubscription,
  setNextCheck,
  storeEntries,
  updateSubscription,
} from './subscription-repository.ts'

/**
 * Makes what we keep of a subscription agree with the provider. Everything that may have changed something ends here:
 * a notice, a payment, a cancellation, the clock. The provider's state is read again each time, so nothing depends on
 * what a notice said or on the order of notices.
 */

/** Others may store while we read; each time someone has got further, so this many never come. */
const maxTries = 40

/** What is kept now and what the provider said; null when it was not to be asked. */
export interface Reconciled {
  kept: KeptSubscription
  account: PaymentAccount | null
}

/**
 * Undefined for someone without a customer.
 *
 * What is read is stored only over the version that stood before the reading, so that the last one stored is never
 * older than one stored before it.
 * @throws AppError payments_unavailable | payments_refused
 */
export async function reconcile(ctx: Context, ownerId: string): Promise<Reconciled | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const kept = await findSubscription(ctx.db, ownerId)
    if (!kept?.customerId) return undefined
    const account = await readAccount(ctx, kept)
    if (account) warnOfOtherPrice(ctx, account)
    if (await store(ctx, kept, account)) {
      const stored = await findSubscription(ctx.db, ownerId)
      return stored && { kept: stored, account }
    }
    await wait(Math.random() * 20)
  }
  throw new AppError('busy', 'Too much is happening to this subscription at once. Try again in a moment.')
}

/** What another provider keeps can't be read; time passes over it all the same. */
async function readAccount(ctx: Context, kept: KeptSubscription): Promise<PaymentAccount | null> {
  if (kept.provider !== ctx.payments.provider || kept.customerId === null) return null
  return await ctx.payments.readAccount(kept.customerId)
}

/** Every screen shows our price; what is charged is the provider's. */
function warnOfOtherPrice(ctx: Context, { subscription }: PaymentAccount): void {
  if (!subscription || subscription.status === 'ended' || subscription.priceCents === pro.priceCents) return
  const { priceCents } = subscription
  ctx.log.warn({ priceCents, shownCents: pro.priceCents }, 'the provider charges another price than the screens show')
}

/** False when someone else stored first. */
async function store(ctx: Context, kept: KeptSubscription, account: PaymentAccount | null): Promise<boolean> {
  const state = account ? stateOf(account) : kept
  return await ctx.db.transaction().execute(async (db) => {
    const user = await findUser(db, kept.ownerId)
    const now = ctx.now()
    const owner = user ?? { role: 'trial', subscriptionStatus: '' }
    const applied = applySubscription(owner, kept.standing, state, now)
    const nextCheckAt = nextCheck(state, account?.subscription?.createdAt ?? 0, now)
    if (!(await updateSubscription(db, kept, { account, state, applied, now, nextCheckAt }))) return false
    if (!user) return await forget(ctx, db, kept)
    await storeOwner(db, kept.ownerId, applied)
    if (account) await storeEntries(db, kept.ownerId, account.entries)
    return true
  })
}

function stateOf({ subscription, paidUntil }: PaymentAccount): SubscriptionState {
  return {
    status: subscription?.status ?? 'none',
    paidUntil,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
  }
}

/** The role may have been changed since it was read, by an administrator: theirs counts. */
async function storeOwner(db: Database, ownerId: string, applied: Application): Promise<void> {
  await db
    .updateTable('users')
    .set((column) => ({
      role: column
        .case()
        .when('role', '=', 'admin')
        .then('admin' as const)
        .else(column.val(applied.role))
        .end(),
      subscription_status: applied.subscriptionStatus,
      paid_until: applied.paidUntil,
      cancel_at_period_end: applied.cancelAtPeriodEnd ? (1 as const) : (0 as const),
      past_due_since: applied.pastDueSince,
    }))
    .where('id', '=', ownerId)
    .execute()
}

/** Someone whose account is gone must not pay on. */
async function forget(ctx: Context, db: Database, { ownerId }: KeptSubscription): Promise<true> {
  await ctx.jobs.add('end-subscription', { ownerId }, { db })
  await setNextCheck(db, ownerId, ctx.now() + dayMs)
  return true
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Refunds and disputes may come for this long after the end. */
const afterEndMs = 120 * dayMs

/**
 * When to ask again without being told to. What waits for its first payment is asked about often at first; what lives,
 * a few times a day and whenever its time is up; what ended, daily for as long as money may go back.
 */
export function nextCheck(state: SubscriptionState, createdAt: number, now: number): number | null {
  if (state.status === 'none') return null
  if (state.status === 'incomplete') {
    return now + Math.round(Math.min(Math.max((now - createdAt) / 2, minuteMs / 6), 6 * hourMs))
  }
  if (state.status === 'ended') {
    return state.paidUntil === null || now > state.paidUntil + afterEndMs ? null : now + dayMs
  }
  const turns = [state.paidUntil, endOfPro(state)].flatMap((turn) => (turn !== null && turn > now ? [turn] : []))
  const isWaiting = state.paidUntil !== null && state.paidUntil <= now
  return Math.min(now + (isWaiting ? 10 * minuteMs : 6 * hourMs), ...turns)
}
