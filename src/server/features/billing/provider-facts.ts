import type { ProviderPrice } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { pro } from '#shared/rules/plans'
import { hourMs } from '#shared/time/durations'
import { nameOf } from './read-provider.ts'

/**
 * The provider as last read: which account the keys belong to, and what Pro costs there. Read at start, every hour, and
 * before someone subscribes.
 */
export interface ProviderFacts {
  account: string | null
  /** The previous account; null without one. */
  formerAccount: string | null
  /** Epoch ms. */
  accountChangedAt: number | null
  /** null: the provider does not know it. */
  price: ProviderPrice | null
  /** Epoch ms. */
  seenAt: number
}

export const defaultPrice = { cents: pro.priceCents, currency: 'EUR', period: '1 month' } as const

/** Undefined before the first reading of the provider. */
export async function findFacts(db: Database, provider: string): Promise<ProviderFacts | undefined> {
  const row = await db.selectFrom('payment_facts').selectAll().where('provider', '=', provider).executeTakeFirst()
  return (
    row && {
      account: row.account,
      formerAccount: row.former_account,
      accountChangedAt: row.account_changed_at,
      price: row.price === null ? null : (JSON.parse(row.price) as ProviderPrice),
      seenAt: row.seen_at,
    }
  )
}

/** The price of new subscriptions; ours until the provider's is known, and while that is no monthly one. */
export async function findShownPrice(ctx: Context): Promise<Pick<ProviderPrice, 'cents' | 'currency' | 'period'>> {
  const price = (await findFacts(ctx.db, ctx.payments.provider))?.price
  return price && isMonthly(price) ? price : defaultPrice
}

export function isMonthly({ period }: Pick<ProviderPrice, 'period'>): boolean {
  return period === defaultPrice.period
}

type Price = Pick<ProviderPrice, 'cents' | 'currency' | 'period'>

export function isSamePrice(one: Price, other: Price): boolean {
  return one.cents === other.cents && one.currency === other.currency && one.period === other.period
}

/**
 * Reads the provider and stores the result.
 * @throws AppError payments_unavailable | payments_refused
 */
export async function readFacts(ctx: Context): Promise<ProviderFacts> {
  const [identity, price] = await Promise.all([ctx.payments.readIdentity(), ctx.payments.readPrice()])
  const { provider } = ctx.payments
  const before = await findFacts(ctx.db, provider)
  const account = nameOf(identity) ?? before?.account ?? null
  const isOther = before !== undefined && before.account !== null && before.account !== account
  const facts: ProviderFacts = {
    account,
    formerAccount: isOther ? before.account : (before?.formerAccount ?? null),
    accountChangedAt: isOther ? ctx.now() : (before?.accountChangedAt ?? null),
    price,
    seenAt: ctx.now(),
  }
  await inTransaction(ctx.db, async (db) => {
    await storeFacts(db, provider, facts)
    const where = { workspaceId: null, actor: null, subject: provider }
    if (isOther) await emit(ctx, db, { ...where, name: 'payment-account.changed', payload: {} })
  })
  if (isOther) {
    ctx.log.warn({ account, former: before.account }, 'the payment keys are of another account or mode than before')
  }
  if (JSON.stringify(price) !== JSON.stringify(before?.price)) warnOfPrice(ctx, price)
  return facts
}

function warnOfPrice(ctx: Context, price: ProviderPrice | null): void {
  if (price?.isActive && isSamePrice(price, defaultPrice)) return
  ctx.log.warn({ price }, 'the price of Pro at the payment provider is not the usual one')
}

/** Once an hour, by the first process whose turn comes. A failure is retried at the next tick. */
export async function readFactsWhenDue(ctx: Context): Promise<void> {
  if (!ctx.payments.isOn) return
  const known = await findFacts(ctx.db, ctx.payments.provider)
  if (!known || known.seenAt <= ctx.now() - hourMs) await readFacts(ctx)
}

/** At start, when the keys may be new. If the provider can't be reached, the next tick reads it. */
export async function readFactsAtStart(ctx: Context): Promise<void> {
  if (!ctx.payments.isOn) return
  await readFacts(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the payment provider could not be read at start')
  })
}

async function storeFacts(db: Database, provider: string, facts: ProviderFacts): Promise<void> {
  const change = {
    account: facts.account,
    former_account: facts.formerAccount,
    account_changed_at: facts.accountChangedAt,
    price: facts.price && JSON.stringify(facts.price),
    seen_at: facts.seenAt,
  }
  await db
    .insertInto('payment_facts')
    .values({ provider, ...change })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(change))
    .execute()
}
