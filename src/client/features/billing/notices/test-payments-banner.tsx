import { useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import styles from './test-payments-banner.module.css'
import { noticeTexts } from './texts.ts'

/** Along the foot of every page while test payments run that nobody asked for. */
export function TestPaymentsBanner({ user }: { user: User }) {
  const words = noticeTexts.testPayments
  if (!useConfig()?.features.unaskedTestPayments) return null
  return (
    <aside className={styles.banner} aria-label={words.label}>
      {words.text} {user.role === 'admin' && <span>{words.remedy}</span>}
    </aside>
  )
}
