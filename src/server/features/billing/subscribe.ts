import type { ProviderSubscription } from '#server/adapters/payments/payments'
import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import { type Reconciled, reconcile } from './reconcile.ts'
import {
  findSubscription,
  insertSubscription,
  type KeptSubscription,
  moveToProvider,
  nextAttempt,
  setCustomer,
} from './subscription-repository.ts'

export interface SubscriptionToPay {
  status: 'incomplete' | 'active' | 'past_due'
  /** Opens the card form; null when nothing is to be paid. */
  clientSecret: string | null
}

/**
 * The user's subscription, made where there is none, with what the card form needs to pay it. Two tabs, two processes
 * and any number of reloads come to one customer and one subscription: each deed at the provider carries a key that
 * follows from what was there before, and what is there is read first.
 * @throws AppError payments_off | payments_unavailable | payments_refused
 */
export async function getOrCreateSubscription(ctx: Context, user: User): Promise<SubscriptionToPay> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'Payments are not set up on this server.')
  await ensureCustomer(ctx, user)
  const found = await reconcile(ctx, user.id)
  const living = livingOf(found)
  if (living) return toPay(living)
  if (!found?.kept.customerId) throw new AppError('conflict', 'Your subscription is being changed. Try again.')

  const last = found.account?.subscription?.id ?? 'first'
  const { customerId } = found.kept
  await keepingKeysFresh(ctx, found.kept, (attempt) =>
    ctx.payments.createSubscription(customerId, `subscription-${user.id}-${last}-${attempt}`),
  )
  const made = livingOf(await reconcile(ctx, user.id))
  if (!made) throw new AppError('payments_refused', 'The payment service did not start a subscription.')
  return toPay(made)
}

function livingOf(found: Reconciled | undefined): ProviderSubscription | null {
  const subscription = found?.account?.subscription ?? null
  return subscription && subscription.status !== 'ended' ? subscription : null
}

function toPay({ status, clientSecret }: ProviderSubscription): SubscriptionToPay {
  if (status === 'ended' || status === 'active') return { status: 'active', clientSecret: null }
  return { status, clientSecret }
}

async function ensureCustomer(ctx: Context, user: User): Promise<void> {
  const { provider } = ctx.payments
  const now = ctx.now()
  await insertSubscription(ctx.db, user.id, provider, { now, nextCheckAt: now })
  let kept = await findSubscription(ctx.db, user.id)
  if (kept && kept.provider !== provider) {
    if (kept.standing === 'pro') {
      throw new AppError('conflict', 'Your subscription runs with another payment service until its time is over.')
    }
    await moveToProvider(ctx.db, kept, provider)
    kept = await findSubscription(ctx.db, user.id)
  }
  if (!kept || kept.customerId !== null) return
  const customerId = await keepingKeysFresh(ctx, kept, (attempt) =>
    ctx.payments.createCustomer(user, `customer-${user.id}-${attempt}`),
  )
  await setCustomer(ctx.db, user.id, customerId)
}

/**
 * A provider gives its answer to a key again and again, and a refusal too: after one the next try needs another key.
 * After silence it must be the same one, since the deed may be done.
 */
async function keepingKeysFresh<Result>(
  ctx: Context,
  kept: KeptSubscription,
  deed: (attempt: number) => Promise<Result>,
): Promise<Result> {
  try {
    return await deed(kept.attempt)
  } catch (error) {
    if (error instanceof AppError && error.code === 'payments_refused') await nextAttempt(ctx.db, kept)
    throw error
  }
}
