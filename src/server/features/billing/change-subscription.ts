import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { findUser } from '#server/features/accounts/user-repository'
import { AppError } from '#server/platform/errors'
import { reconcile } from './reconcile.ts'
import { deleteSubscription, findSubscription, type KeptSubscription } from './subscription-repository.ts'

/**
 * Lets Pro end with the time that is paid. What is so already changes nothing.
 * @returns the user as they are then
 * @throws AppError conflict when nothing is running | payments_off | payments_unavailable | payments_refused
 */
export async function cancelSubscription(ctx: Context, user: User): Promise<User> {
  return await setCancelled(ctx, user, true, 'There is no running subscription to cancel.')
}

/** Takes the cancellation back while the paid time lasts. @throws as above */
export async function resumeSubscription(ctx: Context, user: User): Promise<User> {
  return await setCancelled(ctx, user, false, 'Your subscription is over. You can subscribe again.')
}

async function setCancelled(ctx: Context, user: User, isCancelled: boolean, nothing: string): Promise<User> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'Payments are not set up on this server.')
  const found = await reconcile(ctx, user.id)
  const { kept, account } = found ?? {}
  const subscription = account?.subscription
  if (kept?.standing !== 'pro' || !kept.customerId || !subscription) throw new AppError('conflict', nothing)
  if (subscription.cancelAtPeriodEnd !== isCancelled) {
    await ctx.payments.setCancelAtPeriodEnd(kept.customerId, subscription.id, isCancelled)
    await reconcile(ctx, user.id)
  }
  return (await findUser(ctx.db, user.id)) ?? user
}

/** Job: ends the subscription of someone whose account is gone, at once, and forgets it. */
export async function endSubscription(ctx: Context, { ownerId }: { ownerId: string }): Promise<void> {
  const kept = await findSubscription(ctx.db, ownerId)
  if (!kept || (await findUser(ctx.db, ownerId))) return
  await endAtProvider(ctx, kept)
  await deleteSubscription(ctx.db, ownerId)
}

/** What another provider keeps waits until it is back; the job runs again. */
async function endAtProvider(ctx: Context, { provider, customerId, status }: KeptSubscription): Promise<void> {
  if (customerId === null) return
  if (provider !== ctx.payments.provider) {
    if (status === 'none' || status === 'ended') return
    throw new Error(`The payment provider ${provider} is not configured, and a subscription there has to end.`)
  }
  const { subscription } = await ctx.payments.readAccount(customerId)
  if (subscription && subscription.status !== 'ended') {
    await ctx.payments.endSubscription(customerId, subscription.id)
  }
}
