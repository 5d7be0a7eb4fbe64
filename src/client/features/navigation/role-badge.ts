import { texts } from './texts.ts'

/** The badge beside a name: Admin, Pro with an active subscription, otherwise Trial (spec section 6). */
export function roleBadge(user: { role: string; subscriptionStatus: string }): {
  label: string
  tone: 'line' | 'brand' | 'plain'
} {
  if (user.role === 'admin') return { label: texts.roles.admin, tone: 'line' }
  if (user.subscriptionStatus === 'active') return { label: texts.roles.pro, tone: 'brand' }
  return { label: texts.roles.trial, tone: 'plain' }
}
