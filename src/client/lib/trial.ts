import type { Answer } from '#shared/contract/contract'
import { dayMs } from '#shared/time/durations'

/** How someone's trial stands, for the places that tell of it. What it allows is the server's to say. */

export interface Trial {
  endsAt: string
  /** Days begun count, so the last one is 1; 0 when it is over. */
  daysLeft: number
}

/** Null without a trial, and for someone who has paid since. */
export function trialOf(
  user: Pick<Answer<'getUser'>, 'trialEndsAt' | 'subscription' | 'capabilities'>,
  now: Date = new Date(),
): Trial | null {
  const { trialEndsAt, subscription, capabilities } = user
  if (trialEndsAt === null || subscription !== null) return null
  // whether it is over is not left to this device's clock
  const isOver = capabilities.generationBlockedBy === 'trial_ended'
  const leftMs = Date.parse(trialEndsAt) - now.getTime()
  return { endsAt: trialEndsAt, daysLeft: isOver ? 0 : Math.max(1, Math.ceil(leftMs / dayMs)) }
}
