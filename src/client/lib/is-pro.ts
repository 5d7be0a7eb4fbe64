import type { Answer } from '#shared/contract/contract'

/** Whether someone has Pro by their plan; an administrator without limits does not need it. */
export function isPro({ role, subscriptionStatus }: Pick<Answer<'getUser'>, 'role' | 'subscriptionStatus'>): boolean {
  return role === 'user' || subscriptionStatus === 'active'
}
