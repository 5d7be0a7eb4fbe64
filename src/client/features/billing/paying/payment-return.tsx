import { useEffect } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { PaymentState } from './payment-state.tsx'
import { followPayment } from './payment-watch.ts'

/** The return from a bank's page: cleans the address, and tracks the payment as on /subscribe. */
export function PaymentReturn({ paymentIntentId }: { paymentIntentId: string }) {
  const [, changeSearch] = useSearchParams()

  useEffect(() => {
    changeSearch(withoutPayment, { replace: true })
  }, [changeSearch])
  useEffect(() => {
    void followPayment(paymentIntentId)
  }, [paymentIntentId])

  return <PaymentState linksToForm />
}

/** Pure. Removes the parameters that a provider adds to the return address. */
function withoutPayment(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name]) => !name.startsWith('payment_intent') && name !== 'redirect_status'),
  )
}
