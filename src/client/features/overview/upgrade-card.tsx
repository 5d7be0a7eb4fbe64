import { Check } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { formatPrice } from '#client/lib/formatting'
import { useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { pro } from '#shared/rules/plans'
import { overviewTexts } from './texts.ts'
import styles from './upgrade-card.module.css'

/**
 * For everyone without an active subscription, where there are plans; administrators need none, and a team does not get
 * it from a member.
 */
export function UpgradeCard({ user }: { user: User }) {
  const words = overviewTexts.upgrade
  const config = useConfig()
  const needsNone = user.subscriptionStatus === 'active' || user.role === 'admin' || user.team !== null
  if (!user.capabilities.plans || needsNone) return null
  return (
    <section className={styles.card}>
      <h2>{words.title}</h2>
      <ul>
        {words.benefits(pro.postsPerMonth).map((benefit) => (
          <li key={benefit}>
            <Check className={cx('icon s', styles.check)} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href="/subscribe" variant="primary" block>
        {config ? words.button(formatPrice(config.price)) : words.title}
      </ButtonLink>
    </section>
  )
}
