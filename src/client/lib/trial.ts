import type { Answer } from '#shared/contract/contract'
import { dayMs } from '#shared/time/durations'

/** The state of someone's trial, for the places that show it. The server decides what it allows. */

export interface Trial {
  endsAt: string
  /** Begun days count, so the last one is 1; 0 when it is over. */
  daysLeft: number
}

/** Null without a trial, and for someone who has paid since. */
export function trialOf(
  user: Pick<Answer<'getUser'>, 'trialEndsAt' | 'subscription' | 'capabilities'>,
  now: Date = new Date(),
): Trial | null {
  const { trialEndsAt, subscription, capabilities } = user
  if (trialEndsAt === null || subscription !== null) return null
  // whether it is over does not depend on this device's clock
  const isOver = capabilities.generationBlockedBy === 'trial_ended'
  const leftMs = Date.parse(trialEndsAt) - now.getTime()
  return { endsAt: trialEndsAt, daysLeft: isOver ? 0 : Math.max(1, Math.ceil(leftMs / dayMs)) }
}
