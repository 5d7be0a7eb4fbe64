import { Lock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { PublicConfig } from '#client/queries/config'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import formStyles from './card-form.module.css'
import { CardFormFailure } from './card-form-failure.tsx'
import styles from './payment-card.module.css'
import { PaymentState } from './payment-state.tsx'
import { TestCardForm } from './test-card-form.tsx'
import { payingTexts } from './texts.ts'
import { useWatchedPayment } from './use-payment.ts'

const StripeCardForm = lazyPart(async () => (await import('./stripe-card-form.tsx')).StripeCardForm)

/** 'Payment Information': the state of the payment, and the card form of the current provider. */
export function PaymentCard(props: {
  payments: PublicConfig['payments']
  clientSecret: string
  price: string
  submitLabel: string
}) {
  const words = payingTexts.payment
  const { step } = useWatchedPayment()
  // while it is unknown whether the card paid, it must not pay again
  const hasForm = step !== 'processing' && step !== 'unknown'
  return (
    <Stack as="section" gap={20} className={styles.payment} aria-label={words.title}>
      <SectionTitle title={words.title} />
      <PaymentState />
      {hasForm && (
        <Loaded>
          <CardForm {...props} />
        </Loaded>
      )}
      <Agreement />
      {props.payments.label === null && (
        <p className={styles.secure}>
          <Lock className="icon s" aria-hidden="true" />
          {words.secure}
        </p>
      )}
    </Stack>
  )
}

function CardForm({ payments, clientSecret, price, submitLabel }: Parameters<typeof PaymentCard>[0]) {
  if (payments.form === 'stripe' && payments.publishableKey !== null) {
    // the form belongs to one payment; another secret needs another form
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
          <Skeleton label={payingTexts.payment.loading} className={formStyles.form}>
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

/** The links open new windows, so that the form keeps its input. */
function Agreement() {
  const words = payingTexts.payment
  return (
    <Text size={14} tone="dim">
      {words.agree}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {words.termsOfService}
      </a>{' '}
      {words.and}{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {words.privacyPolicy}
      </a>
      .
    </Text>
  )
}
