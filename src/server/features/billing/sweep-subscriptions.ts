import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import { reconcile } from './reconcile.ts'
import { findOwnerOfCustomer, findSubscription, listDueOwners, setNextCheck } from './subscription-repository.ts'

/** Subscriptions whose notice never came, whose time is up, or which a process left half-way. */

const batch = 50
/** Someone who paid while the provider could not be reached waits at most this long and a tick once it can. */
const retryMs = 30_000
/** So many in a row that can't be read are an outage: the rest would only wait longer for each other. */
const failuresOfAnOutage = 3

/** @returns how many were looked after */
export async function sweepSubscriptions(ctx: Context, signal?: AbortSignal): Promise<number> {
  const owners = await listDueOwners(ctx.db, ctx.now(), batch)
  let failures = 0
  let done = 0
  for (const ownerId of owners) {
    if (signal?.aborted || failures >= failuresOfAnOutage) break
    // First, so that one that can't be read now is not asked about at once again, here or by another process.
    await setNextCheck(ctx.db, ownerId, ctx.now() + retryMs)
    failures = (await look(ctx, ownerId)) ? 0 : failures + 1
    done += 1
  }
  return done
}

/**
 * One that can't be read now must not keep the others waiting; it is looked after again.
 * @returns whether it was read
 */
async function look(ctx: Context, ownerId: WorkspaceId): Promise<boolean> {
  try {
    if (await reconcile(ctx, ownerId)) return true
    const kept = await findSubscription(ctx.db, ownerId)
    // The process ended between making the customer and keeping its id. Whoever comes back to pay finds the same one.
    if (kept?.customerId === null) await setNextCheck(ctx.db, ownerId, Number.MAX_SAFE_INTEGER)
    return true
  } catch (error) {
    ctx.log.warn({ err: error, ownerId }, 'a subscription could not be compared with its provider')
    return false
  }
}

/** Lets time pass for a provider that has no clock of its own, and takes note of what happened. */
export async function runPaymentClock(ctx: Context): Promise<void> {
  const customers = (await ctx.payments.runClock?.()) ?? []
  for (const customerId of customers) {
    const ownerId = await findOwnerOfCustomer(ctx.db, ctx.payments.provider, customerId)
    if (ownerId !== undefined) await look(ctx, ownerId)
  }
}
