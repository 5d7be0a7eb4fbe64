import type { z } from 'zod'
import type { UserId } from '#shared/contract/ids'
import type { LinkedinSlot } from '#shared/contract/linkedin'
import { type LinkedinAccountState, type LinkedinAppKind, linkedinLimits } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'

/** An account at LinkedIn that its owner connected: themselves, or a company page they run. Its token stays sealed. */
export interface LinkedinAccount {
  ownerId: UserId
  id: string
  /** The author of what is posted with it. */
  urn: string
  kind: LinkedinAppKind
  name: string
  /** Where LinkedIn has the portrait. */
  pictureUrl: string | null
  /** What is kept of it: WebP in base64. */
  portrait: string | null
  scopes: string[]
  sealedToken: string
  /** Of the app that the token was given to; null: it was pasted. */
  clientId: string | null
  /** Epoch ms. */
  expiresAt: number
  refusedAt: number | null
  pausedAt: number | null
  slots: z.infer<typeof LinkedinSlot>[]
}

/** A token that is over or refused comes first: a pause does not mend it. */
export function stateOf(
  account: Pick<LinkedinAccount, 'expiresAt' | 'refusedAt' | 'pausedAt'>,
  now: number,
): LinkedinAccountState {
  if (account.refusedAt !== null || account.expiresAt <= now) return 'expired'
  if (account.pausedAt !== null) return 'paused'
  return account.expiresAt <= now + linkedinLimits.expiringDays * dayMs ? 'expiring' : 'connected'
}

/** What a token is sealed for: it opens for this account of this person alone. */
export function tokenSeal(account: Pick<LinkedinAccount, 'ownerId' | 'id'>) {
  return { purpose: 'linkedin-token', ownerId: `${account.ownerId} ${account.id}` }
}
