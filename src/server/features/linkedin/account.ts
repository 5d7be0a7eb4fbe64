import type { z } from 'zod'
import type { UserId } from '#shared/contract/ids'
import type { WeeklyTime } from '#shared/contract/linkedin'
import { type LinkedinAccountKind, type LinkedinAccountState, linkedinLimits } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'

/** A LinkedIn account that its owner connected: their own, or a company page they run. Its token stays sealed. */
export interface LinkedinAccount {
  ownerId: UserId
  id: string
  /** The author of what this account posts. */
  urn: string
  kind: LinkedinAccountKind
  name: string
  /** Where LinkedIn has the portrait. */
  pictureUrl: string | null
  /** Our small copy of it: WebP in base64. */
  portrait: string | null
  scopes: string[]
  sealedToken: string
  /** The app that the token was issued to; null: it was pasted. */
  clientId: string | null
  /** Epoch ms. */
  expiresAt: number
  /** Renews the token; null: LinkedIn gave none, or does not accept it any more. */
  sealedRefresh: string | null
  refreshEndsAt: number | null
  /** The same for accounts that were connected together, which share their tokens; null: with nobody. */
  grantId: string | null
  refusedAt: number | null
  pausedAt: number | null
  slots: z.infer<typeof WeeklyTime>[]
}

/** An expired or refused token comes first: ending a pause does not help. */
export function stateOf(
  account: Pick<LinkedinAccount, 'expiresAt' | 'refusedAt' | 'pausedAt' | 'sealedRefresh' | 'refreshEndsAt'>,
  now: number,
): LinkedinAccountState {
  if (account.refusedAt !== null || account.expiresAt <= now) return 'expired'
  if (account.pausedAt !== null) return 'paused'
  const days = isRenewed(account) ? linkedinLimits.unrenewedDays : linkedinLimits.expiringDays
  return account.expiresAt <= now + days * dayMs ? 'expiring' : 'connected'
}

/** Whether its token is renewed before it ends. */
export function isRenewed({
  sealedRefresh,
  refreshEndsAt,
  expiresAt,
}: Pick<LinkedinAccount, 'sealedRefresh' | 'refreshEndsAt' | 'expiresAt'>): boolean {
  return sealedRefresh !== null && (refreshEndsAt ?? 0) > expiresAt - linkedinLimits.renewDays * dayMs
}

/** The purpose a token is sealed for: it opens only for this account of this person. */
export function tokenSeal(account: Pick<LinkedinAccount, 'ownerId' | 'id'>) {
  return { purpose: 'linkedin-token', ownerId: `${account.ownerId} ${account.id}` }
}

/** The same of what renews it. */
export function refreshSeal(account: Pick<LinkedinAccount, 'ownerId' | 'id'>) {
  return { purpose: 'linkedin-refresh', ownerId: `${account.ownerId} ${account.id}` }
}
