import { Check } from 'lucide-react'
import { formatDate, formatDaysLeft, formatEuro, formatNumber } from '#client/lib/formatting'
import { trialOf } from '#client/lib/trial'
import { useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Meter } from '#client/ui/meter'
import { isPro, pro } from '#shared/rules/plans'
import { texts } from './texts.ts'

const words = texts.plan

/** The plan's badge, the month's count, and the way to a subscription; administrators have nothing to gain by one. */
export function Plan({ user }: { user: User }) {
  const isActive = user.subscriptionStatus === 'active'
  return (
    <FormSection title={words.title}>
      <div className="row wrap">
        <Badge tone={isActive ? 'brand' : 'line'}>{isActive ? words.pro : words.trial}</Badge>
        <span className="t14 dim">{aboutPlan(user)}</span>
      </div>
      <Month user={user} />
      {!isActive && user.role !== 'admin' && <Upgrade />}
    </FormSection>
  )
}

function Month({ user }: { user: User }) {
  if (user.maxPostsPerMonth === null) {
    return <p className="t14 dim">{words.noLimit(formatNumber(user.postsThisMonth))}</p>
  }
  return (
    <div>
      <Meter label={words.meter} used={user.postsThisMonth} max={user.maxPostsPerMonth} />
      <p className="hint after">{words.newMonth}</p>
    </div>
  )
}

function Upgrade() {
  const config = useConfig()
  return (
    <div className="upgrade-card">
      <h3>{words.upgrade.title}</h3>
      <ul>
        {words.upgrade.gains(formatNumber(pro.postsPerMonth)).map((gain) => (
          <li className="row" key={gain}>
            <Check className="icon s" aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      <ButtonLink href="/subscribe" variant="primary">
        {config ? words.upgrade.button(formatEuro(config.price.cents)) : words.upgrade.title}
      </ButtonLink>
    </div>
  )
}

/** What the plan means, in the server's figures. */
function aboutPlan(user: User): string | null {
  const trial = trialOf(user)
  if (trial) {
    const day = formatDate(trial.endsAt)
    return trial.daysLeft > 0 ? words.trialEnds(day, formatDaysLeft(trial.daysLeft)) : words.trialEnded(day)
  }
  const { role, subscriptionStatus, maxPostsPerMonth } = user
  if (maxPostsPerMonth === null || !isPro({ role, subscriptionStatus })) return null
  return words.proRights(formatNumber(maxPostsPerMonth))
}
