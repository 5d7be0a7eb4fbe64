import { translate } from '#client/lib/server-message'
import { payWithTestCard } from '#client/queries/billing'
import { confirmAction } from '#client/ui/confirm'
import type { Answer } from '#shared/contract/contract'
import { TestLabel } from '../warnings/test-label.tsx'
import type { Outcome } from './payment-watch.ts'
import type { TestCard } from './test-card.ts'
import { payingTexts } from './texts.ts'
import { usePayment } from './use-payment.ts'

/** Pays with a test card; a card that needs a confirmation asks as a bank would. */
export function useTestPayment({ clientSecret, price }: { clientSecret: string; price: string }) {
  return usePayment(async (card: TestCard): Promise<Outcome> => {
    const attempt = { clientSecret, cardNumber: card.number, expiry: card.expiry, cvc: card.cvc }
    const first = await payWithTestCard(attempt)
    if (first.status !== 'requires_action') return outcomeOf(first)
    const answer = (await askAsTheBank(price)) ? 'confirm' : 'refuse'
    return outcomeOf(await payWithTestCard({ ...attempt, answer }))
  })
}

function outcomeOf({ paymentIntentId, status, message, ...said }: Answer<'confirmTestPayment'>): Outcome {
  return { paymentIntentId, status, message: message === null ? null : translate({ message, ...said }) }
}

function askAsTheBank(price: string): Promise<boolean> {
  const words = payingTexts.testForm.question
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
