import type { Config } from '#server/platform/config'
import { pro, trial } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'
import { postsThisMonth, type User } from './user.ts'

export interface Plan {
  /** Every model, web search, publishing, and the larger library. */
  hasPro: boolean
  /** null: without limit. */
  postsPerMonth: number | null
  /** Epoch ms, counted from approval; null without a trial, and before it. */
  trialEndsAt: number | null
}

/** What someone's plan gives; under PLANS=off everyone the same, with the operator's own limit if there is one. */
export function planOf({ plans }: Pick<Config, 'plans'>, user: User): Plan {
  if (plans.areOff) return { hasPro: true, postsPerMonth: user.isAdmin ? null : plans.postsPerMonth, trialEndsAt: null }
  if (user.isAdmin) return { hasPro: true, postsPerMonth: null, trialEndsAt: null }
  const hasPro = user.plan === 'pro' || user.subscriptionStatus === 'active'
  if (hasPro) return { hasPro, postsPerMonth: pro.postsPerMonth, trialEndsAt: null }
  return { hasPro, postsPerMonth: trial.postsPerMonth, trialEndsAt: endOfTrial(user) }
}

/** Who has paid has no trial left when the paid time is over. */
function endOfTrial({ approvedAt, paidUntil }: User): number | null {
  if (approvedAt === null) return null
  return Math.min(approvedAt + trial.days * dayMs, paidUntil ?? Number.MAX_SAFE_INTEGER)
}

/** Posts left this month; null without limit. */
export function postsRemaining(user: User, { postsPerMonth: max }: Plan, now: number): number | null {
  return max === null ? null : Math.max(0, max - postsThisMonth(user, now))
}

/** Why this user can't generate now; null when nothing stands in the way. */
export function generationBlockedBy(user: User, plan: Plan, now: number): 'trial_ended' | 'quota_exceeded' | null {
  if (plan.trialEndsAt !== null && plan.trialEndsAt <= now) return 'trial_ended'
  return postsRemaining(user, plan, now) === 0 ? 'quota_exceeded' : null
}
