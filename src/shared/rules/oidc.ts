/** How signing in through the identity provider can fail; shown on the sign-in page. */
export const oidcOutcomes = [
  'cancelled',
  'refused',
  'unreachable',
  'clock',
  'client',
  /** Id and secret were sent in the body, or in the header; the provider may require the other. */
  'client-post',
  'client-basic',
  'issuer',
  'token',
  'unverified',
  'state',
  'closed',
  'invitation',
  'domain',
  'taken',
  'too-often',
  /** An account with this address exists: its owner signs in with their password to link it. */
  'link',
] as const
export type OidcOutcome = (typeof oidcOutcomes)[number]
