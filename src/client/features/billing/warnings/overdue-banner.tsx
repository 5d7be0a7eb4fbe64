import { formatDate } from '#client/lib/formatting'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import styles from './overdue-banner.module.css'
import { warningTexts } from './texts.ts'

/** Above every page while a payment is overdue: until when Pro stays, and a link to pay. */
export function OverdueBanner({ user, path }: { user: User; path: string }) {
  const words = warningTexts.overdue
  if (user.subscription?.status !== 'past_due') return null
  const { graceEndsAt, dataKeptUntil } = user.subscription
  const isKept = user.subscriptionStatus === 'active' && graceEndsAt !== null
  return (
    <aside className={styles.banner} aria-label={words.label}>
      <p>
        {isKept ? words.grace(formatDate(graceEndsAt)) : words.ended}
        {dataKeptUntil && ` ${words.kept(formatDate(dataKeptUntil))}`}
      </p>
      {path !== '/subscribe' && (
        <ButtonLink href="/subscribe" size="sm">
          {words.pay}
        </ButtonLink>
      )}
    </aside>
  )
}
