import {
  CalendarClock,
  History,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  Settings,
  Shapes,
  ShieldCheck,
} from 'lucide-react'
import { type RouteName, routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

export interface NavigationItem {
  href: string
  label: string
  icon: LucideIcon
}

const icons = {
  home: LayoutDashboard,
  generate: PenLine,
  visualEditor: Shapes,
  history: History,
  schedule: CalendarClock,
  settings: Settings,
  admin: ShieldCheck,
} as const satisfies Partial<Record<RouteName, LucideIcon>>

const names = Object.keys(icons) as (keyof typeof icons)[]

/** What the side navigation lists, in order; the schedule is for who has connected an account at LinkedIn; `isDisabled` for all but the dashboard until the account is approved. */
export function navigationItems(user: {
  role: string
  isApproved: boolean
  linkedinAccounts: number
}): readonly (NavigationItem & { isDisabled: boolean })[] {
  return names
    .filter((name) => routes[name].audience !== 'admin' || user.role === 'admin')
    .filter((name) => name !== 'schedule' || user.linkedinAccounts > 0)
    .map((name) => ({
      href: routes[name].path,
      label: texts.items[name],
      icon: icons[name],
      isDisabled: !user.isApproved && name !== 'home',
    }))
}

/** Whether `path` is the item's page or a page below it. */
export function isCurrent(item: { href: string }, path: string): boolean {
  if (item.href === routes.home.path) return path === routes.home.path || path === routes.dashboard.path
  return path === item.href || path.startsWith(`${item.href}/`)
}
