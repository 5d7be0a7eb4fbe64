import { formatDate, formatNumber } from '#client/lib/formatting'
import { isPro } from '#client/lib/is-pro'
import type { User } from '#client/queries/user'
import { ButtonLink, buttonClass } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { upgradeTexts } from './texts.ts'

/** Says why no post can be generated now, and how to get more. */
export function UpgradePrompt({ user }: { user: User }) {
  return (
    <Callout
      kind="info"
      title={whyBlocked(user)}
      text={<p>{whatNow(user)}</p>}
      action={<MorePosts user={user} variant="primary" />}
    />
  )
}

function whatNow(user: User): string {
  if (!user.capabilities.plans) return upgradeTexts.nextMonth
  if (user.team) return isTrialOver(user) ? upgradeTexts.kept : upgradeTexts.newMonth
  return needsPro(user) ? keptText(user) : upgradeTexts.newMonth
}

/**
 * Links to the plan with more posts: Pro, or Enterprise for those who have Pro; nowhere without plans, and in a team,
 * which gets its plan from an administrator.
 */
export function MorePosts({
  user,
  variant,
  size = 'md',
}: {
  user: User
  variant: 'primary' | 'secondary'
  size?: 'md' | 'sm'
}) {
  if (!user.capabilities.plans || user.team) return null
  if (needsPro(user)) {
    return (
      <ButtonLink href="/subscribe" variant={variant} size={size}>
        {upgradeTexts.button}
      </ButtonLink>
    )
  }
  return (
    // the public page is not part of the app
    <a href="/pricing#plan-Enterprise" className={buttonClass({ variant, size })}>
      {upgradeTexts.enterprise}
    </a>
  )
}

/** Why generation is blocked, in one line. */
export function whyBlocked(user: User): string {
  if (user.team && isTrialOver(user)) return upgradeTexts.teamTrialTitle
  if (isTrialOver(user)) return user.subscription ? upgradeTexts.proTitle : upgradeTexts.trialTitle
  const used = formatNumber(user.postsThisMonth)
  return upgradeTexts.quotaTitle(used, formatNumber(user.maxPostsPerMonth ?? user.postsThisMonth))
}

function needsPro(user: User): boolean {
  return isTrialOver(user) || !isPro(user)
}

function isTrialOver({ capabilities }: User): boolean {
  return capabilities.generationBlockedBy === 'trial_ended'
}

function keptText({ subscription }: User): string {
  const until = subscription?.dataKeptUntil
  return until ? upgradeTexts.keptUntil(formatDate(until)) : upgradeTexts.kept
}
