import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import type { CheckedClaim } from './check-post.ts'

/** The words by which a claim is remembered as accepted. */
export function acceptanceOf({ text }: Pick<CheckedClaim, 'text'>): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), limits.acceptedClaimCharacters)
}

/** Numbers and quotations that are neither in the source nor the author's own nor accepted before, each once. */
export function claimsToAsk(claims: readonly CheckedClaim[], accepted: readonly string[]): string[] {
  const missing = claims.filter(
    ({ verdict, kind }) => verdict === 'not-found' && (kind === 'number' || kind === 'quotation'),
  )
  return [...new Set(missing.map(acceptanceOf))].filter((text) => !accepted.includes(text))
}
