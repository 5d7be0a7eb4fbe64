import type { CardAttempt, CardOutcome, PaymentStatus } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { reconcile } from './reconcile.ts'
import { findSubscription, setNextCheck } from './subscription-repository.ts'

/**
 * The status of one of the user's payments. It is `succeeded` only once Pro is there too: a provider may take the money
 * a moment before its subscription is active.
 * @throws AppError not_found for an id that is unknown or someone else's | payments_unavailable | payments_refused
 */
export async function getPaymentStatus(ctx: Context, actor: Actor, paymentId: string): Promise<PaymentStatus> {
  const customerId = await findCustomer(ctx, actor.workspace)
  const status = customerId && (await lookingAgain(ctx, actor, () => ctx.payments.readPayment(customerId, paymentId)))
  if (!status) throw notFound()
  if (status !== 'succeeded') return status
  const found = await lookingAgain(ctx, actor, () => reconcile(ctx, actor.workspace))
  // A client secret begins with its payment's id.
  return found?.account?.subscription?.clientSecret?.startsWith(`${paymentId}_`) ? 'processing' : 'succeeded'
}

/**
 * The caller may have paid: if the provider can't be reached now, the sweep keeps asking, with or without the caller.
 */
async function lookingAgain<Result>(ctx: Context, actor: Actor, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    await setNextCheck(ctx.db, actor.workspace, ctx.now())
    throw error
  }
}

/**
 * Pays with a test card, at the built-in provider.
 * @throws AppError not_found for another provider, and for a payment that is not the user's
 */
export async function confirmTestPayment(ctx: Context, actor: Actor, attempt: CardAttempt): Promise<CardOutcome> {
  const customerId = ctx.payments.confirmTestPayment && (await findCustomer(ctx, actor.workspace))
  const outcome = customerId && (await ctx.payments.confirmTestPayment?.(customerId, attempt))
  if (!outcome) throw notFound()
  await reconcile(ctx, actor.workspace)
  return outcome
}

/** At the provider configured now. */
async function findCustomer(ctx: Context, ownerId: WorkspaceId): Promise<string | null> {
  const kept = await findSubscription(ctx.db, ownerId)
  return kept && ctx.payments.isOn && kept.provider === ctx.payments.provider ? kept.customerId : null
}

function notFound(): AppError {
  return new AppError('not_found', 'paymentMissing')
}
