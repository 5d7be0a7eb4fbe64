import type { ProviderPrice, ProviderSubscription } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { isMonthly, readFacts } from './provider-facts.ts'
import { isAtOtherAccount, nameOf } from './read-provider.ts'
import { type Reconciled, reconcile } from './reconcile.ts'
import {
  findSubscription,
  insertSubscription,
  moveToProvider,
  nextAttempt,
  type StoredSubscription,
  setCustomer,
} from './subscription-repository.ts'

export interface SubscriptionToPay {
  status: 'incomplete' | 'active' | 'past_due'
  /** Opens the card form; null when there is nothing to pay. */
  clientSecret: string | null
}

/**
 * The user's subscription, created if there is none, with what the card form needs to pay it. Two tabs, two processes
 * and any number of reloads end up with one customer and one subscription: each call to the provider has an idempotency
 * key derived from the previous state, and the current state is read first.
 * @throws AppError payments_off | payments_unavailable | payments_refused
 */
export async function getOrCreateSubscription(ctx: Context, actor: Actor): Promise<SubscriptionToPay> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'paymentsOffOnServer')
  const found = await findCustomer(ctx, actor)
  const living = livingOf(found)
  if (living && living.status !== 'incomplete') return toPay(living)

  const price = await requirePrice(ctx)
  if (living?.price.id === price.id) return toPay(living)
  const { customerId } = found.kept
  if (!customerId) throw new AppError('conflict', 'subscriptionChanging')
  // started at another price than the screens show now, and not paid yet
  if (living) await ctx.payments.endSubscription(customerId, living.id)

  const last = found.account?.subscription?.id ?? 'first'
  await renewKeyAfterRefusal(ctx, found.kept, (attempt) =>
    ctx.payments.createSubscription(customerId, `subscription-${actor.workspace}-${last}-${attempt}`),
  )
  const made = livingOf(await reconcile(ctx, actor.workspace))
  if (!made) throw new AppError('payments_refused', 'subscriptionNotStarted')
  return toPay(made)
}

/**
 * The user's customer and what is known of it. A customer that the provider no longer knows is replaced by a new one.
 */
async function findCustomer(ctx: Context, actor: Actor): Promise<Reconciled> {
  for (let tries = 0; tries < 2; tries += 1) {
    await ensureCustomer(ctx, actor)
    const found = await reconcile(ctx, actor.workspace)
    if (found?.kept.customerId) return found
  }
  throw new AppError('conflict', 'subscriptionChanging')
}

/** The price must be the one on the screens. @throws AppError payments_off when nothing can be bought at it */
async function requirePrice(ctx: Context): Promise<ProviderPrice> {
  const { price } = await readFacts(ctx)
  if (price?.isActive && isMonthly(price)) return price
  throw new AppError('payments_off', 'priceBeingSetUp')
}

function livingOf(found: Reconciled | undefined): ProviderSubscription | null {
  const subscription = found?.account?.subscription ?? null
  return subscription && subscription.status !== 'ended' ? subscription : null
}

function toPay({ status, clientSecret }: ProviderSubscription): SubscriptionToPay {
  if (status === 'ended' || status === 'active') return { status: 'active', clientSecret: null }
  return { status, clientSecret }
}

async function ensureCustomer(ctx: Context, actor: Actor): Promise<void> {
  const { provider } = ctx.payments
  const now = ctx.now()
  await insertSubscription(ctx.db, actor.workspace, provider, { now, nextCheckAt: now })
  const kept = await findHeldHere(ctx, actor.workspace)
  if (!kept || kept.customerId !== null) return
  const account = nameOf(await ctx.payments.readIdentity())
  const customerId = await renewKeyAfterRefusal(ctx, kept, (attempt) =>
    ctx.payments.createCustomer(actor.user, `customer-${actor.workspace}-${attempt}`),
  )
  await setCustomer(ctx.db, actor.workspace, { customerId, account })
}

/** Our record, moved here from another provider or account where nothing runs any more. */
async function findHeldHere(ctx: Context, ownerId: WorkspaceId): Promise<StoredSubscription | undefined> {
  const kept = await findSubscription(ctx.db, ownerId)
  if (!kept || !(await isAtOtherAccount(ctx, kept))) return kept
  await reconcile(ctx, ownerId) // its time may be over, or it was at a test account
  const now = await findSubscription(ctx.db, ownerId)
  if (!now || !(await isAtOtherAccount(ctx, now))) return now
  if (now.standing === 'pro') {
    throw new AppError('conflict', 'subscriptionElsewhere')
  }
  await moveToProvider(ctx.db, now, ctx.payments.provider, ctx.now())
  return await findSubscription(ctx.db, ownerId)
}

/**
 * Providers repeat their answer to a key, refusals too: after a refusal the next try needs another key. After a timeout
 * it must be the same one, since the first call may have been carried out.
 */
async function renewKeyAfterRefusal<Result>(
  ctx: Context,
  kept: StoredSubscription,
  call: (attempt: number) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(kept.attempt)
  } catch (error) {
    if (error instanceof AppError && error.code === 'payments_refused') await nextAttempt(ctx.db, kept)
    throw error
  }
}
