import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'

/** The words by which a claim is known that its author accepted, wherever it is in the text. */
export function nameOfClaim(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), limits.acceptedClaimCharacters)
}
