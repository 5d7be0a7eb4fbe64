import { Settings } from 'lucide-react'
import { formatDay, formatDayOfYear } from '#client/lib/formatting'
import type { User } from '#client/lib/use-user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { texts } from './texts.ts'

/** The dateline, the greeting, and the plan one is on. */
export function DashboardHead({ user, now = new Date() }: { user: User; now?: Date }) {
  const isActive = user.subscriptionStatus === 'active'
  return (
    <>
      <p className="dateline">
        <time dateTime={now.toISOString()}>{formatDay(now)}</time>
        {user.trialEndsAt && <span>{trialText(new Date(user.trialEndsAt), now)}</span>}
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

function trialText(end: Date, now: Date): string {
  const day = formatDayOfYear(end)
  return end > now ? texts.trialEnds(day) : texts.trialEnded(day)
}
