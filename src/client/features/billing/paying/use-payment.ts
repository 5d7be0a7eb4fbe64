import { useSyncExternalStore } from 'react'
import { usePaymentAttempt } from '#client/queries/billing'
import { toast } from '#client/ui/toast'
import { currentPayment, forgetPayment, type Outcome, onPaymentChange, settlePayment } from './payment-watch.ts'
import { payingTexts } from './texts.ts'

/** The state of the current payment. */
export function useWatchedPayment() {
  return useSyncExternalStore(onPaymentChange, currentPayment)
}

/**
 * One attempt to pay. It stays pending after a success, until the page is reloaded.
 * @param attempt calls the provider; rejects only on unexpected failures
 */
export function usePayment<Input>(attempt: (input: Input) => Promise<Outcome>) {
  const { step } = useWatchedPayment()
  const paying = usePaymentAttempt(attempt, {
    onStart: forgetPayment,
    onSuccess: settlePayment,
    onError: () => toast({ kind: 'error', ...payingTexts.outcome.error }),
  })
  const isPending = paying.isPending || step === 'succeeded'
  return {
    isPending,
    pay: (input: Input) => {
      if (!isPending) paying.mutate(input)
    },
  }
}
