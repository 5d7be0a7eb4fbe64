import {
  ChartNoAxesColumn,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  Settings,
  Shapes,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import { isPageOffered } from '#client/queries/may-write'
import type { User } from '#client/queries/user'
import { type RouteName, routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

export interface NavigationItem {
  href: string
  label: string
  icon: LucideIcon
}

export const icons = {
  home: LayoutDashboard,
  generate: PenLine,
  visualEditor: Shapes,
  history: History,
  figures: ChartNoAxesColumn,
  inbox: Inbox,
  team: UsersRound,
  settings: Settings,
  admin: ShieldCheck,
} as const satisfies Partial<Record<RouteName, LucideIcon>>

const names = Object.keys(icons) as (keyof typeof icons)[]

type Visitor = Pick<User, 'role' | 'isApproved' | 'team'>

/**
 * The items of the side navigation, in order. `isDisabled` is set for all but the dashboard until the account is
 * approved.
 */
export function navigationItems(user: Visitor): readonly (NavigationItem & { isDisabled: boolean })[] {
  return names
    .filter((name) => isOffered(name, user))
    .map((name) => ({
      href: routes[name].path,
      label: texts.items[name],
      icon: icons[name],
      isDisabled: !user.isApproved && name !== 'home',
    }))
}

/** The team's own page only within a team; nothing to write in to its guests. */
function isOffered(name: keyof typeof icons, user: Visitor): boolean {
  if (name === 'team') return user.team !== null
  if (!isPageOffered(name, user)) return false
  return routes[name].audience !== 'admin' || user.role === 'admin'
}

/** Whether `path` is the item's page or a page below it. */
export function isCurrent(item: { href: string }, path: string): boolean {
  if (item.href === routes.home.path) return path === routes.home.path || path === routes.dashboard.path
  return path === item.href || path.startsWith(`${item.href}/`)
}
