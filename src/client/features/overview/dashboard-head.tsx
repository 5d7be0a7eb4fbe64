import { Settings } from 'lucide-react'
import { formatDay } from '#client/lib/formatting'
import type { User } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import styles from './dashboard-head.module.css'
import { standingOf } from './plan-standing.ts'
import { overviewTexts } from './texts.ts'

/** The dateline, the greeting, and the current plan: in a team the person's own does not count. */
export function DashboardHead({ user, now = new Date() }: { user: User; now?: Date }) {
  const isActive = user.subscriptionStatus === 'active'
  const standing = user.team ? null : standingOf(user, now)
  return (
    <>
      <Cluster as="p" gap={16} rowGap={0} align="stretch" justify="space-between" className={styles.dateline}>
        <time dateTime={now.toISOString()}>{formatDay(now)}</time>
        {standing && <span>{standing}</span>}
      </Cluster>
      <Cluster gap={16} rowGap={12} className={styles.head}>
        <PageTitle windowTitle={overviewTexts.windowTitle}>
          {overviewTexts.welcome(user.firstName || overviewTexts.somebody)}
        </PageTitle>
        {user.capabilities.plans && !user.team && (
          <Badge tone={isActive ? 'brand' : 'line'}>
            {isActive ? overviewTexts.plans.active : overviewTexts.plans.other}
          </Badge>
        )}
        <ButtonLink href="/settings" icon={Settings} className={styles.settings}>
          {overviewTexts.settings}
        </ButtonLink>
      </Cluster>
    </>
  )
}
