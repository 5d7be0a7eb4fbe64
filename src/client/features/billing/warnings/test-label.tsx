import { useConfig } from '#client/queries/config'
import { Badge } from '#client/ui/badge'
import { warningTexts } from './texts.ts'

/** Shown with payments while no real money moves. */
export function TestLabel() {
  const isTest = useConfig()?.payments.form === 'test'
  return isTest ? <Badge tone="warn">{warningTexts.testPayments}</Badge> : null
}
