import { nameOfClaim } from '#shared/grounding/name-of-claim'
import type { CheckedClaim } from './check-post.ts'

/** The words that identify an accepted claim. */
export function acceptanceOf({ text }: Pick<CheckedClaim, 'text'>): string {
  return nameOfClaim(text)
}

/**
 * Claims that the check asks about, unless the author accepted them before; each once in the text, and once on each page
 * of the visual.
 */
export function claimsToAsk(claims: readonly CheckedClaim[], accepted: readonly string[]): CheckedClaim[] {
  const asked = claims.filter((claim) => claim.asks && !accepted.includes(acceptanceOf(claim)))
  const places = asked.map((claim) => `${claim.page ?? ''} ${acceptanceOf(claim)}`)
  return asked.filter((_, at) => places.indexOf(places[at] ?? '') === at)
}

/** What is left to do about a claim. What the author accepted counts as confirmed. */
export type ClaimGroup = 'fix' | 'check' | 'confirmed'

export function groupOf(claim: CheckedClaim, accepted: readonly string[]): ClaimGroup {
  if (accepted.includes(acceptanceOf(claim))) return 'confirmed'
  if (claim.asks) return 'fix'
  return claim.verdict === 'differs' || claim.verdict === 'not-found' ? 'check' : 'confirmed'
}
