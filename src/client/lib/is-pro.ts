import type { Answer } from '#shared/contract/contract'

/** Whether someone has Pro by their plan, which an administrator without limits needs not. */
export function isPro({ role, subscriptionStatus }: Pick<Answer<'getUser'>, 'role' | 'subscriptionStatus'>): boolean {
  return role === 'user' || subscriptionStatus === 'active'
}
