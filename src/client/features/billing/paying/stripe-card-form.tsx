import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, use, useMemo, useState } from 'react'
import type { PaymentStatus } from '#client/queries/billing'
import { Button } from '#client/ui/button'
import styles from './card-form.module.css'
import { CardFormFailure } from './card-form-failure.tsx'
import type { Outcome } from './payment-watch.ts'
import { useStripeAppearance } from './stripe-appearance.ts'
import { payingTexts } from './texts.ts'
import { usePayment } from './use-payment.ts'

let loading: { key: string; stripe: Promise<Stripe | null> } | null = null

/** Loads the provider's own script, once. */
function stripeFor(key: string): Promise<Stripe | null> {
  if (loading?.key !== key) loading = { key, stripe: loadStripe(key) }
  return loading.stripe
}

/** Stripe's card form. Waits by suspending; throws when Stripe's script is not available. */
export function StripeCardForm(props: { publishableKey: string; clientSecret: string; submitLabel: string }) {
  const stripe = use(stripeFor(props.publishableKey))
  const appearance = useStripeAppearance()
  const { clientSecret } = props
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance])
  return (
    <Elements stripe={stripe} options={options}>
      <Form submitLabel={props.submitLabel} />
    </Elements>
  )
}

function Form({ submitLabel }: { submitLabel: string }) {
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { pay, isPending } = usePayment(confirm)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stripe && elements && state === 'ready') pay({ stripe, elements })
  }

  if (state === 'failed') return <CardFormFailure />
  return (
    <form className={styles.form} onSubmit={submit}>
      <PaymentElement onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={isPending || state === 'loading'}
        pendingLabel={state === 'loading' ? submitLabel : payingTexts.payment.pending}
      >
        {submitLabel}
      </Button>
    </form>
  )
}

/** If the bank requires a confirmation, the browser goes to the bank's page and returns to the dashboard. */
async function confirm({ stripe, elements }: { stripe: Stripe; elements: StripeElements }): Promise<Outcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}/` },
    redirect: 'if_required',
  })
  const payment = paymentIntent ?? error?.payment_intent
  const status = toStatus(payment?.status)
  // an error because the payment was already made in another window is no failure
  const isMade = status === 'succeeded' || status === 'processing'
  return { paymentIntentId: payment?.id ?? null, status, message: isMade ? null : (error?.message ?? null) }
}

/** Payments are captured at once here, so `requires_capture` never occurs. */
function toStatus(status: string | undefined): PaymentStatus {
  return status === undefined || status === 'requires_capture' ? 'requires_payment_method' : (status as PaymentStatus)
}
