import type { PaymentAccount, ProviderIdentity } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import type { FormerReason, StoredSubscription } from './subscription-repository.ts'

/** What the provider says about someone's subscription, or why it can't be asked. */
export type Reading =
  | { kind: 'account'; account: PaymentAccount; heldBy: string | null }
  /** Another provider or account has the subscription; its paid time still runs out. */
  | { kind: 'elsewhere' }
  /** There is nothing left to ask about; the customer's id is a former one. */
  | { kind: 'gone'; reason: FormerReason }

/**
 * Reads one customer. A full refund of the paid time ends its subscription here, so that nobody is charged again for a
 * month that was just refunded.
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

/** Whether the subscription is at another provider, or needs other keys than ours. */
export async function isAtOtherAccount(ctx: Context, kept: StoredSubscription): Promise<boolean> {
  if (kept.provider !== ctx.payments.provider) return true
  return kept.customerId !== null && isOther(kept, await ctx.payments.readIdentity())
}

/** False when either account is unknown: then it is worth trying. */
function isOther({ account }: StoredSubscription, identity: ProviderIdentity | null): boolean {
  const name = nameOf(identity)
  return account !== null && name !== null && account !== name
}

const testSuffix = ', test mode'

/** The account and its mode, as stored and shown: "acct_1Nv0FG, test mode". */
export function nameOf(identity: ProviderIdentity | null): string | null {
  return identity && `${identity.account}${identity.isLive ? ', live' : testSuffix}`
}

/** Nobody ever paid real money there. */
export function isTestAccount(name: string | null): boolean {
  return name?.endsWith(testSuffix) ?? false
}
