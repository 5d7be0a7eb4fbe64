import type { Config } from '#server/platform/config'
import { pro, trial } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'
import { monthAt } from '#shared/time/local-days'
import type { User } from './user.ts'

/** Whose plan counts: a person in their personal workspace, or a team in its own. */
export interface PlanHolder
  extends Pick<
    User,
    'isAdmin' | 'plan' | 'subscriptionStatus' | 'approvedAt' | 'paidUntil' | 'timeZone' | 'monthKey' | 'monthUsed'
  > {
  /** The number of posts agreed with a team that has Enterprise; null: without limit. */
  agreedPosts?: number | null
}

export interface Plan {
  /** Every model, web search, publishing, and the larger library. */
  hasPro: boolean
  /** null: without limit. */
  postsPerMonth: number | null
  /** Epoch ms, counted from approval; null without a trial, and before it. */
  trialEndsAt: number | null
}

/** What a plan allows; under PLANS=off the same for everyone, with the operator's own limit if set. */
export function planOf({ plans }: Pick<Config, 'plans'>, holder: PlanHolder): Plan {
  const { isAdmin, plan, subscriptionStatus, agreedPosts = null } = holder
  if (isAdmin) return { hasPro: true, postsPerMonth: null, trialEndsAt: null }
  if (plan === 'enterprise') return { hasPro: true, postsPerMonth: agreedPosts, trialEndsAt: null }
  if (plans.areOff) return { hasPro: true, postsPerMonth: plans.postsPerMonth, trialEndsAt: null }
  const hasPro = plan === 'pro' || subscriptionStatus === 'active'
  if (hasPro) return { hasPro, postsPerMonth: pro.postsPerMonth, trialEndsAt: null }
  return { hasPro, postsPerMonth: trial.postsPerMonth, trialEndsAt: endOfTrial(holder) }
}

/** Someone who has paid before gets no trial after the paid time. */
function endOfTrial({ approvedAt, paidUntil }: PlanHolder): number | null {
  if (approvedAt === null) return null
  return Math.min(approvedAt + trial.days * dayMs, paidUntil ?? Number.MAX_SAFE_INTEGER)
}

/**
 * Posts used in the current month. Months only move forward: someone who goes back over a month's end by changing the
 * time zone gets the later month's count, not an empty one.
 */
export function postsThisMonth({ timeZone, monthKey, monthUsed }: PlanHolder, now: number): number {
  return monthAt(now, timeZone) > monthKey ? 0 : monthUsed
}

/** Posts left this month; null without limit. */
export function postsRemaining(holder: PlanHolder, { postsPerMonth: max }: Plan, now: number): number | null {
  return max === null ? null : Math.max(0, max - postsThisMonth(holder, now))
}

/** Why nothing can be generated now; null when it can. */
export function generationBlockedBy(
  holder: PlanHolder,
  plan: Plan,
  now: number,
): 'trial_ended' | 'quota_exceeded' | null {
  if (plan.trialEndsAt !== null && plan.trialEndsAt <= now) return 'trial_ended'
  return postsRemaining(holder, plan, now) === 0 ? 'quota_exceeded' : null
}
