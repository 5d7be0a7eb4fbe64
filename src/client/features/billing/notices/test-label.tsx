import { useConfig } from '#client/queries/config'
import { Badge } from '#client/ui/badge'
import { noticeTexts } from './texts.ts'

/** Stands wherever payments show while no real money moves. */
export function TestLabel() {
  const isTest = useConfig()?.payments.form === 'test'
  return isTest ? <Badge tone="warn">{noticeTexts.testPayments.label}</Badge> : null
}
