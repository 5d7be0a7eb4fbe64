import type { OidcOutcome } from '#shared/rules/oidc'

/** Why signing in through the identity provider failed. `cause` is for the log. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly outcome: OidcOutcome

  constructor(outcome: OidcOutcome, cause: unknown) {
    super(`Signing in through the identity provider ended as ${outcome}`, { cause })
    this.outcome = outcome
  }
}
