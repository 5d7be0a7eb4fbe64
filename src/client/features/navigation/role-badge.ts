import { texts } from './texts.ts'

/** The badge beside a name: Admin, Pro with an active subscription, otherwise Trial (spec section 6); null without plans. */
export function roleBadge(user: { role: string; subscriptionStatus: string; capabilities: { plans: boolean } }): {
  label: string
  tone: 'line' | 'brand' | 'plain'
} | null {
  if (user.role === 'admin') return { label: texts.roles.admin, tone: 'line' }
  if (!user.capabilities.plans) return null
  if (user.subscriptionStatus === 'active') return { label: texts.roles.pro, tone: 'brand' }
  return { label: texts.roles.trial, tone: 'plain' }
}
