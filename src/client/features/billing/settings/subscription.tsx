import { errorMessage } from '#client/lib/api'
import { formatAmount, formatDate } from '#client/lib/formatting'
import {
  type Subscription,
  useBillingHistory,
  useCancelSubscription,
  useResumeSubscription,
} from '#client/queries/billing'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { TestLabel } from '../warnings/test-label.tsx'
import { BillingHistory } from './billing-history.tsx'
import { describeSubscription } from './describe-subscription.ts'
import { subscriptionTexts } from './texts.ts'

/** For people who have Pro or have paid before: its end, cancelling and resuming, and past payments. */
export function SubscriptionSettings({ user }: { user: User }) {
  const words = subscriptionTexts.subscription
  const { subscription, subscriptionStatus } = user
  if (subscriptionStatus !== 'active' && subscription === null) return null
  return (
    <>
      <FormSection title={words.title} text={<TestLabel />}>
        {subscription ? (
          <State subscription={subscription} isPro={subscriptionStatus === 'active'} />
        ) : (
          <p>{words.given}</p>
        )}
      </FormSection>
      <BillingHistory />
    </>
  )
}

function State({ subscription, isPro }: { subscription: Subscription; isPro: boolean }) {
  const words = subscriptionTexts.subscription
  const price = usePaidPrice()
  return (
    <>
      <div>
        <p>{describeSubscription(subscription, isPro, price)}</p>
        {subscription.dataKeptUntil ? (
          <Text size={14} tone="dim">
            {words.kept(formatDate(subscription.dataKeptUntil))}
          </Text>
        ) : (
          subscription.cancelAtPeriodEnd && (
            <Text size={14} tone="dim">
              {words.afterwards}
            </Text>
          )
        )}
      </div>
      {subscription.status !== 'canceled' && (
        <Cluster>
          {subscription.status === 'past_due' && (
            <ButtonLink href="/subscribe" variant="primary">
              {words.pay}
            </ButtonLink>
          )}
          {subscription.cancelAtPeriodEnd ? <Resume /> : <Cancel paidUntil={subscription.paidUntil} />}
        </Cluster>
      )}
    </>
  )
}

/** The last amount paid: a subscription keeps its initial price. null while loading. */
function usePaidPrice(): string | null {
  const last = useBillingHistory().data?.find(({ kind, status }) => kind === 'payment' && status === 'paid')
  return last ? formatAmount(last.amount, last.currency) : null
}

function Cancel({ paidUntil }: { paidUntil: string }) {
  const words = subscriptionTexts.subscription
  const { mutate, isPending } = useCancelSubscription({
    onSuccess: ({ paidUntil: end }) => showDone(words.cancelDone, end),
    onError: (error) => showFailure(words.cancelFailed, error),
  })
  async function ask() {
    const question = { ...words.question, description: words.question.description(formatDate(paidUntil)) }
    if (await confirmAction({ ...question, danger: true })) mutate()
  }
  return (
    <Button
      variant="quiet-danger"
      outlined
      pending={isPending}
      pendingLabel={words.cancelling}
      onClick={() => void ask()}
    >
      {words.cancel}
    </Button>
  )
}

function Resume() {
  const words = subscriptionTexts.subscription
  const { mutate, isPending } = useResumeSubscription({
    onSuccess: ({ paidUntil }) => showDone(words.resumeDone, paidUntil),
    onError: (error) => showFailure(words.resumeFailed, error),
  })
  return (
    <Button pending={isPending} pendingLabel={words.resuming} onClick={() => mutate()}>
      {words.resume}
    </Button>
  )
}

function showDone(done: { title: string; description: (date: string) => string }, paidUntil: string): void {
  toast({ kind: 'success', title: done.title, description: done.description(formatDate(paidUntil)) })
}

function showFailure(title: string, error: Error): void {
  toast({ kind: 'error', title, description: errorMessage(error) })
}
