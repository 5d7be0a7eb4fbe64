import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { toast } from '#client/ui/toast'
import { texts } from '../texts.ts'
import { currentPayment, forgetPayment, type Outcome, onPaymentChange, settlePayment } from './payment-watch.ts'

/** How the payment at hand stands. */
export function useWatchedPayment() {
  return useSyncExternalStore(onPaymentChange, currentPayment)
}

/**
 * One attempt to pay. It stays pending after a success, until the page is loaded anew.
 * @param attempt asks the provider; rejects only for what nobody foresaw
 */
export function usePayment<Input>(attempt: (input: Input) => Promise<Outcome>) {
  const { step } = useWatchedPayment()
  const paying = useMutation({
    mutationFn: attempt,
    onMutate: forgetPayment,
    onSuccess: settlePayment,
    onError: () => toast({ kind: 'error', ...texts.outcome.error }),
  })
  const isPending = paying.isPending || step === 'succeeded'
  return {
    isPending,
    pay: (input: Input) => {
      if (!isPending) paying.mutate(input)
    },
  }
}
