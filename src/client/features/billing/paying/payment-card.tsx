import { Lock } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { PublicConfig } from '#client/lib/use-config'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { texts } from '../texts.ts'
import { CardFormFailure } from './card-form-failure.tsx'
import { PaymentState } from './payment-state.tsx'
import { useWatchedPayment } from './use-payment.ts'

const words = texts.payment

const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form.tsx')).StripeCardForm }))
const TestCardForm = lazy(async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm }))

/** 'Payment Information': what the payment came to, or the form of the provider that runs. */
export function PaymentCard(props: {
  payments: PublicConfig['payments']
  clientSecret: string
  price: string
  submitLabel: string
}) {
  const { step } = useWatchedPayment()
  // while nobody knows whether the card paid, it must not pay again
  const hasForm = step !== 'processing' && step !== 'unknown'
  return (
    <section className="payment" aria-label={words.title}>
      <SectionTitle title={words.title} />
      <PaymentState />
      {hasForm && (
        <Loaded>
          <CardForm {...props} />
        </Loaded>
      )}
      <Agreement />
      {props.payments.label === null && (
        <p className="secure">
          <Lock className="icon s" aria-hidden="true" />
          {words.secure}
        </p>
      )}
    </section>
  )
}

function CardForm({ payments, clientSecret, price, submitLabel }: Parameters<typeof PaymentCard>[0]) {
  if (payments.form === 'stripe' && payments.publishableKey !== null) {
    // opened once for one payment
    const form = { publishableKey: payments.publishableKey, clientSecret, submitLabel }
    return <StripeCardForm key={clientSecret} {...form} />
  }
  return <TestCardForm {...{ clientSecret, price, submitLabel }} />
}

function Loaded({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<CardFormFailure />}>
      <Suspense
        fallback={
          <Skeleton label={words.loading} className="card-form">
            <Bone height="44px" />
            <Bone height="44px" />
            <Bone height="48px" />
          </Skeleton>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

/** In new windows, so that the form is kept. */
function Agreement() {
  return (
    <p className="t14 dim">
      {words.agree}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {words.termsOfService}
      </a>{' '}
      {words.and}{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {words.privacyPolicy}
      </a>
      .
    </p>
  )
}
