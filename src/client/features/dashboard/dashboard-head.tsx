import { Settings } from 'lucide-react'
import { formatDay, formatDayOfYear, formatDaysLeft } from '#client/lib/formatting'
import { trialOf } from '#client/lib/trial'
import type { User } from '#client/lib/use-user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { texts } from './texts.ts'

/** The dateline, the greeting, and the plan one is on. */
export function DashboardHead({ user, now = new Date() }: { user: User; now?: Date }) {
  const isActive = user.subscriptionStatus === 'active'
  const standing = standingOf(user, now)
  return (
    <>
      <p className="dateline">
        <time dateTime={now.toISOString()}>{formatDay(now)}</time>
        {standing && <span>{standing}</span>}
      </p>
      <div className="dash-head">
        <PageTitle windowTitle={texts.windowTitle}>{texts.welcome(user.firstName || texts.somebody)}</PageTitle>
        <Badge tone={isActive ? 'brand' : 'line'}>{isActive ? texts.plans.active : texts.plans.other}</Badge>
        <ButtonLink href="/settings" icon={Settings} className="push">
          {texts.settings}
        </ButtonLink>
      </div>
    </>
  )
}

/** What comes to its end, or came: the trial, or a subscription that was cancelled. */
function standingOf(user: User, now: Date): string | null {
  const trial = trialOf(user, now)
  if (trial) {
    const day = formatDayOfYear(trial.endsAt)
    return trial.daysLeft > 0 ? texts.trialEnds(day, formatDaysLeft(trial.daysLeft)) : texts.trialEnded(day)
  }
  const { subscription } = user
  if (subscription?.status === 'canceled') return texts.proEnded(formatDayOfYear(subscription.paidUntil))
  return subscription?.cancelAtPeriodEnd ? texts.proEnds(formatDayOfYear(subscription.paidUntil)) : null
}
