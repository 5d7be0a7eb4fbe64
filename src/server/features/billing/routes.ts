import type { PaymentEntry } from '#server/adapters/payments/payments'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { User } from '#server/features/accounts/people/user'
import { toSubscription } from '#server/features/accounts/user-dto'
import { AppError, messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { receiveBody } from '#server/platform/http/receive-body'
import { receivingLimits } from '#server/platform/http/receiving-limits'
import type { Answer } from '#shared/contract/contract'
import { toWholeUnits } from '#shared/rules/money'
import { toIso } from '#shared/time/iso'
import { cancelSubscription, resumeSubscription } from './change-subscription.ts'
import { confirmTestPayment, getPaymentStatus } from './payment-status.ts'
import { getOrCreateSubscription } from './subscribe.ts'
import { listEntries } from './subscription-repository.ts'
import { receiveWebhookEvent } from './webhook-events.ts'

/** Payments over HTTP. */
export function registerBillingRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getOrCreateSubscription', async ({ actor }) => getOrCreateSubscription(ctx, actor))

  addRoute(http, ctx, 'getPaymentStatus', async ({ actor, params }) => ({
    status: await getPaymentStatus(ctx, actor, params.paymentIntentId),
  }))

  addRoute(http, ctx, 'cancelSubscription', async ({ actor }) => subscriptionOf(await cancelSubscription(ctx, actor)))

  addRoute(http, ctx, 'resumeSubscription', async ({ actor }) => subscriptionOf(await resumeSubscription(ctx, actor)))

  addRoute(http, ctx, 'listBillingHistory', async ({ actor }) =>
    (await listEntries(ctx.db, actor.workspace)).map(toEntryDto),
  )

  addRoute(http, ctx, 'confirmTestPayment', async ({ actor, body }) => {
    const { reason, ...outcome } = await confirmTestPayment(ctx, actor, body)
    return { ...outcome, ...(reason ? messageBody(reason) : { message: null, reason: null, values: {} }) }
  })

  void http.register(async (scope) => registerNoticeRoute(scope, ctx))
}

/** In a scope without the JSON parser: the signature covers the raw bytes. */
function registerNoticeRoute(http: Http, ctx: Context): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', receiveBody)
  addRoute(
    http,
    ctx,
    'receivePaymentNotice',
    async ({ request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhookEvent(ctx, body, request.headers)
      return { received: true as const }
    },
    { config: { acceptsForeignWrites: true }, bodyLimit: receivingLimits.paymentNotice },
  )
}

function subscriptionOf(user: User): Answer<'cancelSubscription'> {
  const subscription = toSubscription(user)
  if (!subscription) throw new AppError('conflict', 'subscriptionMissing')
  return subscription
}

function toEntryDto(entry: PaymentEntry): Answer<'listBillingHistory'>[number] {
  const { amountCents, at, ...rest } = entry
  return { ...rest, date: toIso(at), amount: toWholeUnits(amountCents, entry.currency) }
}
