import type { Context } from '#server/context/context'
import { endSubscriptionJob } from '#server/features/accounts/links/account-jobs'
import type { Actor } from '#server/features/accounts/people/actor'
import type { User } from '#server/features/accounts/people/user'
import { findUser } from '#server/features/accounts/people/user-repository'
import { AppError } from '#server/platform/errors'
import { handleJob } from '#server/platform/jobs/job'
import { personOf, type WorkspaceId } from '#shared/contract/ids'
import type { PlainReason } from '#shared/errors/reason'
import { isAtOtherAccount, isTestAccount } from './read-provider.ts'
import { reconcile } from './reconcile.ts'
import { deleteSubscription, findSubscription, type StoredSubscription } from './subscription-repository.ts'

/**
 * Lets Pro end with the paid time; if there are several subscriptions by accident, ends all of them. A cancelled one
 * stays cancelled.
 * @returns the user afterwards
 * @throws AppError conflict when nothing is running | payments_off | payments_unavailable | payments_refused
 */
export async function cancelSubscription(ctx: Context, actor: Actor): Promise<User> {
  return await setCancelled(ctx, actor, true, 'subscriptionNotRunning')
}

/** Undoes the cancellation while the paid time lasts. @throws as above */
export async function resumeSubscription(ctx: Context, actor: Actor): Promise<User> {
  return await setCancelled(ctx, actor, false, 'subscriptionOver')
}

async function setCancelled(ctx: Context, actor: Actor, isCancelled: boolean, nothing: PlainReason): Promise<User> {
  if (!ctx.payments.isOn) throw new AppError('payments_off', 'paymentsOffOnServer')
  const found = await reconcile(ctx, actor.workspace)
  const { kept, account } = found ?? {}
  const subscription = account?.subscription
  if (kept?.standing !== 'pro' || !kept.customerId || !subscription) throw new AppError('conflict', nothing)
  // resumes only one: nobody should pay twice
  const meant = isCancelled ? account.living : [subscription]
  const changed = meant.filter(
    ({ status, cancelAtPeriodEnd }) => status === 'incomplete' || cancelAtPeriodEnd !== isCancelled,
  )
  for (const { id, status } of changed) {
    // an incomplete one has no paid time to wait for
    if (status === 'incomplete') await ctx.payments.endSubscription(kept.customerId, id)
    else await ctx.payments.setCancelAtPeriodEnd(kept.customerId, id, isCancelled)
  }
  if (changed.length > 0) await reconcile(ctx, actor.workspace)
  return (await findUser(ctx.db, actor.user.id)) ?? actor.user
}

/** Ends every subscription of a deleted account, at once, and deletes our record of them. */
export async function endSubscription(ctx: Context, { ownerId }: { ownerId: WorkspaceId }): Promise<void> {
  const kept = await findSubscription(ctx.db, ownerId)
  if (!kept || (await findUser(ctx.db, personOf(ownerId)))) return
  await endAtProvider(ctx, kept)
  await deleteSubscription(ctx.db, ownerId)
}

export const subscriptionJobs = [handleJob(endSubscriptionJob, endSubscription)]

/** A subscription at another provider or account has to wait until that is configured again; the job is retried. */
async function endAtProvider(ctx: Context, kept: StoredSubscription): Promise<void> {
  if (kept.customerId === null) return
  if (await isAtOtherAccount(ctx, kept)) {
    if (kept.status === 'none' || kept.status === 'ended' || isTestAccount(kept.account)) return
    const where = kept.account ?? kept.provider
    throw new Error(`The payment keys of ${where} are not configured, and a subscription there has to end.`)
  }
  const account = await ctx.payments.readAccount(kept.customerId)
  for (const { id } of account?.living ?? []) await ctx.payments.endSubscription(kept.customerId, id)
}
