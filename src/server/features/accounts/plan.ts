import type { Config } from '#server/platform/config'
import { isPro, maxPostsPerMonth, trialEndsAt } from '#shared/rules/plans'

export interface Plan {
  /** Every model, web search, publishing, and the larger library. */
  hasPro: boolean
  /** null: without limit. */
  postsPerMonth: number | null
  /** Epoch ms; null without a trial. */
  trialEndsAt: number | null
}

/**
 * What someone may do by their plan; under PLANS=off everyone the same, with the operator's own limit if there is one.
 */
export function planOf({ plans }: Pick<Config, 'plans'>, user: Parameters<typeof trialEndsAt>[0]): Plan {
  const isAdmin = user.role === 'admin'
  if (plans.areOff) return { hasPro: true, postsPerMonth: isAdmin ? null : plans.postsPerMonth, trialEndsAt: null }
  return { hasPro: isAdmin || isPro(user), postsPerMonth: maxPostsPerMonth(user), trialEndsAt: trialEndsAt(user) }
}
