import { type LinkedinAppKind, linkedinScopes } from '#shared/rules/linkedin'

type MissingProduct = 'sign-in-product' | 'share-product' | 'pages-product'

/** Which of LinkedIn's products an app lacks, by the scopes that it was given; null: none. */
export function productMissing(kind: LinkedinAppKind, granted: readonly string[]): MissingProduct | null
/** By what LinkedIn wrote when it refused, such as `Scope "openid" is not authorized for your application`. */
export function productMissing(kind: LinkedinAppKind, refusal: string): MissingProduct
export function productMissing(kind: LinkedinAppKind, said: readonly string[] | string): MissingProduct | null {
  if (typeof said === 'string') {
    if (kind === 'page' || /organization/.test(said)) return 'pages-product'
    return /w_member_social/.test(said) ? 'share-product' : 'sign-in-product'
  }
  // where LinkedIn says nothing of scopes, the first call that needs one shows it
  const missing = said.length === 0 ? [] : linkedinScopes[kind].filter((scope) => !said.includes(scope))
  if (missing.length === 0) return null
  if (kind === 'page') return 'pages-product'
  return missing.includes('w_member_social') ? 'share-product' : 'sign-in-product'
}
