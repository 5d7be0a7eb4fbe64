import { translate } from '#client/lib/server-message'
import { usePaymentState } from '#client/queries/admin-figures'
import { Notice } from '#client/ui/notice'
import { HandbookLink } from '../layout/handbook-link.tsx'
import { figuresTexts } from './texts.ts'

/** What changed at the payment provider that needs a look; nothing while all is well, or while it is not known. */
export function PaymentWarnings() {
  const { data } = usePaymentState()
  if (!data || data.warnings.length === 0) return null
  const warnings = data.warnings.map((warning) => <p key={warning.message}>{translate(warning)}</p>)
  const text = [...warnings, <HandbookLink key="handbook" page="payments" />]
  return <Notice kind="info" title={figuresTexts.paymentWarnings} text={text} />
}
