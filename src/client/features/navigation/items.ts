import { History, LayoutDashboard, type LucideIcon, PenLine, Settings, Shapes, ShieldCheck } from 'lucide-react'
import { texts } from './texts.ts'

export interface NavigationItem {
  href: string
  label: string
  icon: LucideIcon
}

const { items: labels } = texts

const dashboard: NavigationItem = { href: '/', label: labels.dashboard, icon: LayoutDashboard }
const everyone: readonly NavigationItem[] = [
  dashboard,
  { href: '/generate', label: labels.generate, icon: PenLine },
  { href: '/visual-editor', label: labels.editor, icon: Shapes },
  { href: '/history', label: labels.history, icon: History },
  { href: '/settings', label: labels.settings, icon: Settings },
]
const admin: NavigationItem = { href: '/admin', label: labels.admin, icon: ShieldCheck }

/** What the side navigation lists, in order; `isDisabled` for all but the dashboard until the account is approved. */
export function navigationItems(user: {
  role: string
  isApproved: boolean
}): readonly (NavigationItem & { isDisabled: boolean })[] {
  const items = user.role === 'admin' ? [...everyone, admin] : everyone
  return items.map((item) => ({ ...item, isDisabled: !user.isApproved && item !== dashboard }))
}

/** Whether `path` is the item's page or a page below it. */
export function isCurrent(item: { href: string }, path: string): boolean {
  if (item.href === '/') return path === '/' || path === '/dashboard'
  return path === item.href || path.startsWith(`${item.href}/`)
}
