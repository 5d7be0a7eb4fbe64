import { Check } from 'lucide-react'
import { formatDate, formatDaysLeft, formatNumber, formatPrice } from '#client/lib/formatting'
import { isPro } from '#client/lib/is-pro'
import { trialOf } from '#client/lib/trial'
import { useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { Meter } from '#client/ui/meter'
import { Text } from '#client/ui/text'
import { pro } from '#shared/rules/plans'
import styles from './plan.module.css'
import { texts } from './texts.ts'

/**
 * The plan's badge, the month's count, and a link to subscribe; administrators need none. Without plans only the count.
 */
export function Plan({ user }: { user: User }) {
  if (!user.capabilities.plans) {
    return (
      <FormSection title={texts.plan.posts}>
        <Month user={user} />
      </FormSection>
    )
  }
  return <PlanWithPrice user={user} />
}

function PlanWithPrice({ user }: { user: User }) {
  const isActive = user.subscriptionStatus === 'active'
  return (
    <FormSection title={texts.plan.title}>
      <Cluster>
        <Badge tone={isActive ? 'brand' : 'line'}>{isActive ? texts.plan.pro : texts.plan.trial}</Badge>
        <Text as="span" size={14} tone="dim">
          {aboutPlan(user)}
        </Text>
      </Cluster>
      <Month user={user} />
      {!isActive && user.role !== 'admin' && <Upgrade />}
    </FormSection>
  )
}

function Month({ user }: { user: User }) {
  if (user.maxPostsPerMonth === null) {
    return (
      <Text size={14} tone="dim">
        {user.capabilities.plans
          ? texts.plan.noLimit(formatNumber(user.postsThisMonth))
          : texts.plan.count(formatNumber(user.postsThisMonth))}
      </Text>
    )
  }
  return <Meter label={texts.plan.meter} used={user.postsThisMonth} max={user.maxPostsPerMonth} />
}

function Upgrade() {
  const config = useConfig()
  return (
    <div className={styles.upgrade}>
      <h3>{texts.plan.upgrade.title}</h3>
      <ul>
        {texts.plan.upgrade.gains(formatNumber(pro.postsPerMonth)).map((gain) => (
          <Cluster as="li" wrap={false} key={gain}>
            <Check className="icon s" aria-hidden="true" />
            {gain}
          </Cluster>
        ))}
      </ul>
      <ButtonLink href="/subscribe" variant="primary" block>
        {config ? texts.plan.upgrade.button(formatPrice(config.price)) : texts.plan.upgrade.title}
      </ButtonLink>
    </div>
  )
}

/** What the plan means, in the server's figures. */
function aboutPlan(user: User): string | null {
  const trial = trialOf(user)
  if (trial) {
    const day = formatDate(trial.endsAt)
    return trial.daysLeft > 0 ? texts.plan.trialEnds(day, formatDaysLeft(trial.daysLeft)) : texts.plan.trialEnded(day)
  }
  const { role, subscriptionStatus, maxPostsPerMonth } = user
  if (maxPostsPerMonth === null || !isPro({ role, subscriptionStatus })) return null
  return texts.plan.proRights(formatNumber(maxPostsPerMonth))
}
