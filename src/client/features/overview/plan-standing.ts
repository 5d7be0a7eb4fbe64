import { formatDayOfYear, formatDaysLeft } from '#client/lib/formatting'
import { trialOf } from '#client/lib/trial'
import type { User } from '#client/queries/user'
import { overviewTexts } from './texts.ts'

/** The trial or cancelled subscription that is about to end, or has ended. */
export function standingOf(
  user: Pick<User, 'trialEndsAt' | 'subscription' | 'capabilities'>,
  now: Date,
): string | null {
  const trial = trialOf(user, now)
  if (trial) {
    const day = formatDayOfYear(trial.endsAt)
    return trial.daysLeft > 0
      ? overviewTexts.trialEnds(day, formatDaysLeft(trial.daysLeft))
      : overviewTexts.trialEnded(day)
  }
  const { subscription } = user
  if (subscription?.status === 'canceled') return overviewTexts.proEnded(formatDayOfYear(subscription.paidUntil))
  return subscription?.cancelAtPeriodEnd ? overviewTexts.proEnds(formatDayOfYear(subscription.paidUntil)) : null
}

/** How many posts are left this month, or that the plan has ended; '' without a limit. */
export function quotaNote({
  capabilities,
  maxPostsPerMonth,
  subscription,
}: Pick<User, 'capabilities' | 'maxPostsPerMonth' | 'subscription'>): string {
  if (capabilities.generationBlockedBy === 'trial_ended')
    return subscription ? overviewTexts.generate.proEnded : overviewTexts.generate.trialEnded
  if (capabilities.postsRemaining === null || maxPostsPerMonth === null) return ''
  return overviewTexts.generate.left(capabilities.postsRemaining, maxPostsPerMonth)
}
