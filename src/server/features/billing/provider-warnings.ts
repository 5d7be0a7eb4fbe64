import type { ProviderPrice } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import { because, type Reason, toReason } from '#shared/errors/reason'
import { formatMoney } from '#shared/rules/money'
import { dayMs, hourMs } from '#shared/time/durations'
import { defaultPrice, findFacts, isMonthly, isSamePrice, type ProviderFacts } from './provider-facts.ts'
import { countHeldElsewhere } from './subscription-repository.ts'

/** What administrators should know about the payment provider, and what to do. Empty when all is well. */

/** How long a change of keys is reported although nothing depends on the former ones. */
const reportedMs = 30 * dayMs
/** How old a reading may be; one is due every hour. */
const staleMs = 3 * hourMs

export async function listProviderWarnings(ctx: Context): Promise<Reason[]> {
  if (!ctx.payments.isOn) return []
  const { payments } = ctx.config
  if (payments.kind === 'test' && payments.isUnasked) return [toReason('testPaymentsUnasked')]
  const facts = await findFacts(ctx.db, ctx.payments.provider)
  if (!facts) return [toReason('providerUnseen')]
  return [
    ...aboutReading(ctx, facts),
    ...(facts.price ? aboutPrice(facts.price) : [because('priceUnknown', { setting })]),
    ...(await aboutKeys(ctx, facts)),
  ]
}

const setting = 'STRIPE_PRICE_ID'

function aboutReading(ctx: Context, { seenAt }: ProviderFacts): Reason[] {
  return ctx.now() - seenAt < staleMs ? [] : [because('providerLastSeen', { at: seenAt })]
}

function aboutPrice(price: ProviderPrice): Reason[] {
  const { id, isActive, period, cents, currency } = price
  if (!isActive) return [because('priceArchived', { id, setting })]
  if (!isMonthly(price)) return [because('priceNotMonthly', { id, period, setting })]
  if (isSamePrice(price, defaultPrice)) return []
  const charged = formatMoney(cents, currency)
  return [because('priceUnusual', { charged, usual: formatMoney(defaultPrice.cents, defaultPrice.currency) })]
}

async function aboutKeys(ctx: Context, { account, formerAccount, accountChangedAt }: ProviderFacts): Promise<Reason[]> {
  if (account === null || formerAccount === null || accountChangedAt === null) return []
  const paying = await countHeldElsewhere(ctx.db, ctx.payments.provider, account)
  if (paying === 0 && ctx.now() - accountChangedAt > reportedMs) return []
  return [because('paymentKeysChanged', { at: accountChangedAt, account, formerAccount, paying })]
}
