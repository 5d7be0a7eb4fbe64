import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentAccount } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { endSubscriptionJob } from '#server/features/accounts/links/account-jobs'
import { findUser } from '#server/features/accounts/people/user-repository'
import { storePaidPlan } from '#server/features/accounts/people/workspace-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { personOf, type WorkspaceId } from '#shared/contract/ids'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import { type Application, applySubscription, endOfPro, type SubscriptionState } from './apply-subscription.ts'
import { findShownPrice, isSamePrice } from './provider-facts.ts'
import { type Reading, readProvider } from './read-provider.ts'
import {
  closePendingEntries,
  type FormerReason,
  findSubscription,
  keepFormerCustomer,
  type StoredSubscription,
  setNextCheck,
  storeEntries,
  updateSubscription,
} from './subscription-repository.ts'

/**
 * Makes our record of a subscription agree with the provider. Every possible change leads here: a webhook event, a
 * payment, a cancellation, the clock. The provider's state is read again each time, so nothing depends on the content
 * or the order of webhook events.
 */

/** Others may store while we read; since each time one of them has succeeded, this many tries are never reached. */
const maxTries = 40

/**
 * Our record and what the provider said; null when the provider was not asked, or does not know the customer. Then
 * `kept` has no customer either.
 */
export interface Reconciled {
  kept: StoredSubscription
  account: PaymentAccount | null
}

/**
 * Undefined for someone without a customer.
 *
 * A reading is stored only over the version that was there before it, so that a stored state is never older than the
 * one it replaces.
 * @throws AppError payments_unavailable | payments_refused
 */
export async function reconcile(ctx: Context, ownerId: WorkspaceId): Promise<Reconciled | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const kept = await findSubscription(ctx.db, ownerId)
    if (!kept?.customerId) return undefined
    const reading = await readProvider(ctx, kept)
    const account = reading.kind === 'account' ? reading.account : null
    if (account) await warnOfOtherPrice(ctx, account)
    if (await store(ctx, kept, reading)) {
      const stored = await findSubscription(ctx.db, ownerId)
      return stored && { kept: stored, account }
    }
    await wait(Math.random() * 20)
  }
  throw new AppError('busy', 'subscriptionBusy')
}

/** Every screen shows the price of new subscriptions; an older one may run on at another. */
async function warnOfOtherPrice(ctx: Context, { subscription }: PaymentAccount): Promise<void> {
  if (!subscription || subscription.status === 'ended') return
  const { price } = subscription
  const shown = await findShownPrice(ctx)
  if (isSamePrice(price, shown)) return
  ctx.log.warn({ price, shown }, 'the provider charges another price than the screens show')
}

/** False when another process stored first. */
async function store(ctx: Context, kept: StoredSubscription, reading: Reading): Promise<boolean> {
  const account = reading.kind === 'account' ? reading.account : null
  return await inTransaction(ctx.db, async (db) => {
    const user = await findUser(db, personOf(kept.ownerId))
    const now = ctx.now()
    const isGone = reading.kind === 'gone'
    const state = account ? stateOf(account) : isGone ? endedState(kept, now) : kept
    const owner = user ?? { plan: 'trial' as const, subscriptionStatus: '' }
    const applied = applySubscription(owner, kept.standing, state, now)
    const nextCheckAt = isGone ? null : nextCheck(state, account?.subscription?.createdAt ?? 0, now)
    const heldBy = reading.kind === 'account' ? reading.heldBy : null
    const change = { account, heldBy, isGone, state, applied, now, nextCheckAt }
    if (!(await updateSubscription(db, kept, change))) return false
    if (!user) return await forget(ctx, db, kept)
    await storePaidPlan(db, kept.ownerId, applied)
    await emitStanding(ctx, db, kept, applied.standing)
    if (account) await storeEntries(db, kept.ownerId, account.entries)
    if (reading.kind === 'gone') await detachCustomer(ctx, db, kept, reading.reason)
    return true
  })
}

/** A subscription that the provider does not know has ended, now at the latest. */
function endedState({ status, paidUntil }: StoredSubscription, now: number): SubscriptionState {
  return {
    status: status === 'none' ? 'none' : 'ended',
    paidUntil: paidUntil === null ? null : Math.min(paidUntil, now),
    cancelAtPeriodEnd: false,
  }
}

async function detachCustomer(
  ctx: Context,
  db: Database,
  kept: StoredSubscription,
  reason: FormerReason,
): Promise<void> {
  await keepFormerCustomer(db, kept, reason, ctx.now())
  await closePendingEntries(db, kept.ownerId)
  const { ownerId, customerId } = kept
  ctx.log.warn({ ownerId, customerId, reason }, 'the payment provider does not know a customer any more')
}

function stateOf({ subscription, paidUntil }: PaymentAccount): SubscriptionState {
  return {
    status: subscription?.status ?? 'none',
    paidUntil,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
  }
}

/** Logs a subscription that gains or loses Pro. */
async function emitStanding(
  ctx: Context,
  db: Database,
  { ownerId, standing }: Pick<StoredSubscription, 'ownerId' | 'standing'>,
  next: Application['standing'],
): Promise<void> {
  if ((next === 'pro') === (standing === 'pro')) return
  const name = next === 'pro' ? 'subscription.started' : 'subscription.ended'
  await emit(ctx, db, { name, workspaceId: ownerId, actor: null, subject: ownerId, payload: {} })
}

/** Someone whose account is gone must not keep paying. */
async function forget(ctx: Context, db: Database, { ownerId }: StoredSubscription): Promise<true> {
  await ctx.jobs.add(endSubscriptionJob, { ownerId }, { db })
  await setNextCheck(db, ownerId, ctx.now() + dayMs)
  return true
}

/** With the sweep's interval, someone who has paid waits less than a minute. */
const oftenMs = 45_000
/** Refunds and disputes may come for this long after the end. */
const afterEndMs = 120 * dayMs

/**
 * When to read again without a webhook event. An incomplete subscription is read often in its first hour; an active one
 * a few times a day and whenever its time is up; an ended one daily for as long as refunds may come.
 */
export function nextCheck(state: SubscriptionState, createdAt: number, now: number): number | null {
  if (state.status === 'none') return null
  if (state.status === 'incomplete') {
    const age = now - createdAt
    return now + Math.round(Math.min(Math.max(age / 2, minuteMs / 6), age < hourMs ? oftenMs : 6 * hourMs))
  }
  if (state.status === 'ended') {
    return state.paidUntil === null || now > state.paidUntil + afterEndMs ? null : now + dayMs
  }
  const turns = [state.paidUntil, endOfPro(state)].flatMap((turn) => (turn !== null && turn > now ? [turn] : []))
  const isWaiting = state.paidUntil !== null && state.paidUntil <= now
  return Math.min(now + (isWaiting ? 10 * minuteMs : 6 * hourMs), ...turns)
}
