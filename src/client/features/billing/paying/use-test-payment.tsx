import { callApi } from '#client/lib/api'
import { confirmAction } from '#client/ui/dialog'
import { TestLabel } from '../test-label.tsx'
import { texts } from '../texts.ts'
import type { Outcome } from './payment-watch.ts'
import type { TestCard } from './test-card.ts'
import { usePayment } from './use-payment.ts'

const words = texts.testForm.question

/** Pays with a test card; one that wants a further step asks as a bank would. */
export function useTestPayment({ clientSecret, price }: { clientSecret: string; price: string }) {
  return usePayment(async (card: TestCard): Promise<Outcome> => {
    const attempt = { clientSecret, cardNumber: card.number, expiry: card.expiry, cvc: card.cvc }
    const outcome = await callApi('confirmTestPayment', { body: attempt })
    if (outcome.status !== 'requires_action') return outcome
    const answer = (await askAsTheBank(price)) ? 'confirm' : 'refuse'
    return callApi('confirmTestPayment', { body: { ...attempt, answer } })
  })
}

function askAsTheBank(price: string): Promise<boolean> {
  return confirmAction({
    title: words.title,
    description: (
      <>
        <TestLabel /> {words.text(price)}
      </>
    ),
    confirmLabel: words.confirm,
    cancelLabel: words.refuse,
  })
}
