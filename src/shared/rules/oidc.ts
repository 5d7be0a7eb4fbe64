/** How signing in through the identity provider can end without anybody signed in; told on the sign-in page. */
export const oidcOutcomes = [
  'cancelled',
  'refused',
  'unreachable',
  'clock',
  'client',
  /** Id and secret were sent in the body, or in the header, and neither place may be the one that is wanted. */
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
  /** There is an account with this address: whoever owns it signs in with their password and agrees. */
  'link',
] as const
export type OidcOutcome = (typeof oidcOutcomes)[number]
