import type { PaymentAccount, ProviderIdentity } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { FormerReason, StoredSubscription } from './subscription-repository.ts'

/** What the provider says of someone's subscription now, or why it is not to be asked. */
export type Reading =
  | { kind: 'account'; account: PaymentAccount; heldBy: string | null }
  /** Another provider or another account keeps it: time passes over it all the same. */
  | { kind: 'elsewhere' }
  /** There is nothing to ask about any more; the customer's id belongs to the past. */
  | { kind: 'gone'; reason: FormerReason }

/**
 * Reads one customer. A paid time that was given back whole ends its subscription here, so that nobody is charged for a
 * month again who has just been paid back.
 * @throws AppError payments_unavailable | payments_refused
 */
export async function readProvider(ctx: Context, kept: StoredSubscription): Promise<Reading> {
  if (kept.customerId === null || kept.provider !== ctx.payments.provider) return { kind: 'elsewhere' }
  const identity = await ctx.payments.readIdentity()
  if (isOther(kept, identity)) {
    const wasPlay = isTestAccount(kept.account) && identity?.isLive
    return wasPlay ? { kind: 'gone', reason: 'test-keys' } : { kind: 'elsewhere' }
  }
  const account = await ctx.payments.readAccount(kept.customerId)
  if (account === null) return { kind: 'gone', reason: 'unknown' }
  const heldBy = nameOf(identity)
  if (account.givenBack.length === 0) return { kind: 'account', account, heldBy }

  for (const id of account.givenBack) await ctx.payments.endSubscription(kept.customerId, id)
  ctx.log.warn({ ownerId: kept.ownerId }, 'a subscription was ended, because its payment was given back')
  const after = await ctx.payments.readAccount(kept.customerId)
  return after ? { kind: 'account', account: after, heldBy } : { kind: 'gone', reason: 'unknown' }
}

/** Whether another provider, or other keys than ours, are needed to reach it. */
export async function isAtOtherAccount(ctx: Context, kept: StoredSubscription): Promise<boolean> {
  if (kept.provider !== ctx.payments.provider) return true
  return kept.customerId !== null && isOther(kept, await ctx.payments.readIdentity())
}

/** Where either side is not known, it is tried. */
function isOther({ account }: StoredSubscription, identity: ProviderIdentity | null): boolean {
  const name = nameOf(identity)
  return account !== null && name !== null && account !== name
}

const testSuffix = ', test mode'

/** An account with its mode, as it is kept and told: "acct_1Nv0FG, test mode". */
export function nameOf(identity: ProviderIdentity | null): string | null {
  return identity && `${identity.account}${identity.isLive ? ', live' : testSuffix}`
}

/** Nobody ever paid anything there. */
export function isTestAccount(name: string | null): boolean {
  return name?.endsWith(testSuffix) ?? false
}
