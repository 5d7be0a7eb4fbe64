import { type LinkedinAppKind, linkedinScopes, pageScopes } from '#shared/rules/linkedin'

type MissingProduct = 'sign-in-product' | 'share-product' | 'community-product'

/** Which of LinkedIn's products an app lacks, by the scopes it got; null: none. */
export function productMissing(kind: LinkedinAppKind, granted: readonly string[]): MissingProduct | null
/** By what LinkedIn wrote when it refused, such as `Scope "openid" is not authorized for your application`. */
export function productMissing(kind: LinkedinAppKind, refusal: string): MissingProduct
export function productMissing(kind: LinkedinAppKind, said: readonly string[] | string): MissingProduct | null {
  if (typeof said === 'string') {
    if (kind === 'community' || /organization/.test(said)) return 'community-product'
    return /w_member_social/.test(said) ? 'share-product' : 'sign-in-product'
  }
  // where LinkedIn does not mention scopes, the first call that needs one shows it
  if (said.length === 0) return null
  if (kind === 'community') return servesPersons(said) || servesPages(said) ? null : 'community-product'
  const missing = linkedinScopes[kind].filter((scope) => !said.includes(scope))
  if (missing.length === 0) return null
  return missing.includes('w_member_social') ? 'share-product' : 'sign-in-product'
}

/** Whether one may post as oneself with the scopes of the second app. @param scopes empty: LinkedIn did not say */
export function servesPersons(scopes: readonly string[]): boolean {
  return scopes.length === 0 || ['r_basicprofile', 'w_member_social'].every((scope) => scopes.includes(scope))
}

export function servesPages(scopes: readonly string[]): boolean {
  return scopes.length === 0 || pageScopes.every((scope) => scopes.includes(scope))
}
