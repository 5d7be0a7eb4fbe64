import type { Claims } from '#server/adapters/oidc/oidc'
import { isEmailAddress, normaliseEmail } from '#server/features/accounts/people/email-address'
import type { OidcConfig } from '#server/platform/config'
import type { Identity } from './identity-repository.ts'

/** Someone as described by the provider. */
export interface Person extends Identity {
  /** Only such an address identifies an account. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
  /** null: the provider did not say, or not all of them. */
  groups: readonly string[] | null
}

export function personOf(config: OidcConfig, claims: Claims): Person {
  const email = normaliseEmail(textOf(claims.email))
  return {
    issuer: claims.issuer,
    subject: claims.subject,
    email,
    isEmailVerified: isEmailAddress(email) && (config.trustsEmail || saysVerified(claims)),
    firstName: textOf(claims.given_name).slice(0, 100),
    lastName: textOf(claims.family_name).slice(0, 100),
    groups: groupsOf(claims, config.groupsClaim),
  }
}

/** Microsoft sends `xms_edov` instead: the owner of the address's domain owns the directory. */
function saysVerified({ email_verified, xms_edov }: Claims): boolean {
  return [email_verified, xms_edov].some((said) => said === true || said === 'true' || said === 1 || said === '1')
}

/** Without the claim someone is in no group, unless the provider says that there are too many to list. */
function groupsOf(claims: Claims, name: string): readonly string[] | null {
  const listed = claims[name]
  if (Array.isArray(listed)) return listed.filter((each) => typeof each === 'string')
  if (typeof listed === 'string') return [listed]
  const elsewhere = claims._claim_names
  return typeof elsewhere === 'object' && elsewhere !== null && name in elsewhere ? null : []
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : ''
}
