import type { OidcOutcome } from '#shared/rules/oidc'

/** Where a browser goes on after the identity provider: always a page of the app. */

/** The sign-in page, which says what happened. */
export function signInPage(outcome: OidcOutcome, next?: string): string {
  return `/auth?${new URLSearchParams({ oidc: outcome, ...(next !== undefined && { next }) })}`
}

/** Where accounts are linked. @param outcome null: what happened is seen there */
export function settingsPage(outcome: OidcOutcome | null): string {
  return `/settings?${new URLSearchParams({ tab: 'account', ...(outcome && { oidc: outcome }) })}`
}
