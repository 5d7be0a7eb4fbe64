import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import type { CheckedClaim } from './check-post.ts'

/** The words by which a claim is remembered as accepted. */
export function acceptanceOf({ text }: Pick<CheckedClaim, 'text'>): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), limits.acceptedClaimCharacters)
}

/** What looks different from the source, and quotations not found in it, unless the author accepted it before; each once. */
export function claimsToAsk(claims: readonly CheckedClaim[], accepted: readonly string[]): string[] {
  const asked = claims.filter(({ asks }) => asks).map(acceptanceOf)
  return [...new Set(asked)].filter((text) => !accepted.includes(text))
}
