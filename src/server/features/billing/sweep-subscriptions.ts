import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import { reconcile } from './reconcile.ts'
import { findOwnerOfCustomer, findSubscription, listDueOwners, setNextCheck } from './subscription-repository.ts'

/** Subscriptions whose webhook event never came, whose time is up, or which a process left halfway. */

const batch = 50
/** The longest wait, plus a tick, of someone who paid while the provider was unreachable, once it is back. */
const retryMs = 30_000
/** This many failures in a row are an outage: the sweep stops instead of waiting for each of the rest. */
const failuresOfAnOutage = 3

/** @returns how many were read */
export async function sweepSubscriptions(ctx: Context, signal?: AbortSignal): Promise<number> {
  const owners = await listDueOwners(ctx.db, ctx.now(), batch)
  let failures = 0
  let done = 0
  for (const ownerId of owners) {
    if (signal?.aborted || failures >= failuresOfAnOutage) break
    // First, so that one that can't be read now is not tried again at once, here or by another process.
    await setNextCheck(ctx.db, ownerId, ctx.now() + retryMs)
    failures = (await look(ctx, ownerId)) ? 0 : failures + 1
    done += 1
  }
  return done
}

/**
 * A subscription that can't be read now must not delay the others; it is tried again later.
 * @returns whether it was read
 */
async function look(ctx: Context, ownerId: WorkspaceId): Promise<boolean> {
  try {
    if (await reconcile(ctx, ownerId)) return true
    const kept = await findSubscription(ctx.db, ownerId)
    // The process ended between creating the customer and storing its id. When the user comes back to pay, the same
    // customer is found.
    if (kept?.customerId === null) await setNextCheck(ctx.db, ownerId, Number.MAX_SAFE_INTEGER)
    return true
  } catch (error) {
    ctx.log.warn({ err: error, ownerId }, 'a subscription could not be compared with its provider')
    return false
  }
}

/** Advances the time of a provider without a clock of its own, and records what happened. */
export async function runPaymentClock(ctx: Context): Promise<void> {
  const customers = (await ctx.payments.runClock?.()) ?? []
  for (const customerId of customers) {
    const ownerId = await findOwnerOfCustomer(ctx.db, ctx.payments.provider, customerId)
    if (ownerId !== undefined) await look(ctx, ownerId)
  }
}
