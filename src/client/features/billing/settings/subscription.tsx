import { formatDate, formatEuro } from '#client/lib/formatting'
import { useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { Button, ButtonLink } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { FormSection } from '#client/ui/form-section'
import type { Answer } from '#shared/contract/contract'
import { TestLabel } from '../test-label.tsx'
import { texts } from '../texts.ts'
import { BillingHistory } from './billing-history.tsx'
import { useCancelSubscription, useResumeSubscription } from './use-subscription.ts'

const words = texts.subscription

type Subscription = Answer<'cancelSubscription'>

/** In the settings of whoever has Pro or has paid before: until when it lasts, the way out and back, what was paid. */
export function SubscriptionSettings({ user }: { user: User }) {
  const { subscription, subscriptionStatus } = user
  if (subscriptionStatus !== 'active' && subscription === null) return null
  return (
    <>
      <FormSection title={words.title} text={<TestLabel />}>
        {subscription ? (
          <Standing subscription={subscription} isPro={subscriptionStatus === 'active'} />
        ) : (
          <p>{words.given}</p>
        )}
      </FormSection>
      <BillingHistory />
    </>
  )
}

function Standing({ subscription, isPro }: { subscription: Subscription; isPro: boolean }) {
  const price = useConfig()?.price.cents
  return (
    <>
      <div>
        <p>{standingOf(subscription, isPro, price === undefined ? null : formatEuro(price))}</p>
        {subscription.dataKeptUntil ? (
          <p className="t14 dim">{words.kept(formatDate(subscription.dataKeptUntil))}</p>
        ) : (
          subscription.cancelAtPeriodEnd && <p className="t14 dim">{words.afterwards}</p>
        )}
      </div>
      {subscription.status !== 'canceled' && (
        <div className="row wrap">
          {subscription.status === 'past_due' && (
            <ButtonLink href="/subscribe" variant="primary">
              {words.pay}
            </ButtonLink>
          )}
          {subscription.cancelAtPeriodEnd ? <Resume /> : <Cancel paidUntil={subscription.paidUntil} />}
        </div>
      )}
    </>
  )
}

function standingOf(subscription: Subscription, isPro: boolean, price: string | null): string {
  const { status, paidUntil, graceEndsAt, cancelAtPeriodEnd } = subscription
  if (status === 'canceled') return words.ended(formatDate(paidUntil))
  if (status === 'past_due') {
    return isPro && graceEndsAt !== null ? words.overdue(formatDate(graceEndsAt)) : words.overdueEnded
  }
  if (cancelAtPeriodEnd) return words.cancelled(formatDate(paidUntil))
  return price === null ? words.renews(formatDate(paidUntil)) : words.renewsFor(formatDate(paidUntil), price)
}

function Cancel({ paidUntil }: { paidUntil: string }) {
  const { mutate, isPending } = useCancelSubscription()
  async function ask() {
    const question = { ...words.question, description: words.question.description(formatDate(paidUntil)) }
    if (await confirmAction({ ...question, danger: true })) mutate()
  }
  return (
    <Button
      variant="quiet-danger"
      className="outlined"
      pending={isPending}
      pendingLabel={words.cancelling}
      onClick={() => void ask()}
    >
      {words.cancel}
    </Button>
  )
}

function Resume() {
  const { mutate, isPending } = useResumeSubscription()
  return (
    <Button pending={isPending} pendingLabel={words.resuming} onClick={() => mutate()}>
      {words.resume}
    </Button>
  )
}
