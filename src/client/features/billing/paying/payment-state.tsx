import { Button, ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { followPayment } from './payment-watch.ts'
import { payingTexts } from './texts.ts'
import { useWatchedPayment } from './use-payment.ts'

/**
 * The state of the current payment; shows nothing without one.
 * @param linksToForm set where the card form is on another page
 */
export function PaymentState({ linksToForm = false }: { linksToForm?: boolean }) {
  const words = payingTexts.outcome
  const payment = useWatchedPayment()
  switch (payment.step) {
    case 'idle':
      return null
    case 'processing':
      return <Callout kind="info" title={words.processing.title} text={words.processing.text} />
    case 'succeeded':
      return <Callout kind="info" title={words.succeeded.title} text={words.succeeded.description} />
    case 'failed':
      return (
        <Callout
          kind="error"
          quiet
          title={words.failed.title}
          text={payment.message}
          action={linksToForm && <ButtonLink href="/subscribe">{words.toSubscribe}</ButtonLink>}
        />
      )
    case 'unknown':
      return (
        <Callout
          kind="error"
          quiet
          title={words.unknown.title}
          text={words.unknown.text}
          action={<Button onClick={() => void followPayment(payment.id)}>{words.unknown.check}</Button>}
        />
      )
  }
}
