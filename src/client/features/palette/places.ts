import {
  Bot,
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  FileText,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Search,
  Send,
  Server,
  Settings,
  Shapes,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  UsersRound,
} from 'lucide-react'
import { isPageOffered } from '#client/queries/may-write'
import type { User } from '#client/queries/user'
import { type RouteName, routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

interface Line {
  label: string
  icon: LucideIcon
  /** Shown at the end of the line. */
  note?: string
}

interface Destination extends Line {
  href: string
}

interface Act extends Line {
  act: () => void
}

/** A page or post that the palette can open, or something that it can do at once. */
export type Place = Destination | Act

export interface PlaceGroup {
  title: string
  places: readonly Place[]
}

/** In the order of the side navigation. */
const pages = [
  { name: 'home', icon: LayoutDashboard },
  { name: 'generate', icon: PenLine },
  { name: 'visualEditor', icon: Shapes },
  { name: 'history', icon: History },
  { name: 'history', view: 'calendar', icon: CalendarDays },
  { name: 'figures', icon: ChartNoAxesColumn },
  { name: 'inbox', icon: Inbox },
  { name: 'team', icon: UsersRound },
  { name: 'settings', icon: Settings },
  { name: 'subscribe', icon: CreditCard },
  { name: 'admin', icon: ShieldCheck },
  { name: 'adminUsers', icon: Users },
  { name: 'adminTeams', icon: UsersRound },
  { name: 'adminPrompts', icon: MessageSquareText },
  { name: 'adminModels', icon: Bot },
  { name: 'adminLinkedin', icon: Send },
  { name: 'adminSettings', icon: SlidersHorizontal },
  { name: 'adminSystem', icon: Server },
] as const satisfies readonly { name: RouteName; view?: 'calendar'; icon: LucideIcon }[]

interface Visitor {
  role: string
  subscriptionStatus: string
  team: User['team']
  capabilities: { plans: boolean; foundTeams: boolean }
}

/** The pages that this person may open; Pro is offered to people without it, where there are plans. */
export function screensFor(user: Visitor): Destination[] {
  return pages
    .filter(({ name }) => mayOpen(name, user))
    .map(({ icon, ...page }) =>
      'view' in page
        ? { href: `${routes[page.name].path}?tab=${page.view}`, label: texts.names[page.view], icon }
        : {
            href: routes[page.name].path,
            label: page.name === 'team' && !user.team ? texts.startTeam : texts.names[page.name],
            icon,
            ...(page.name === 'generate' && { note: texts.newPost }),
          },
    )
}

function mayOpen(name: RouteName, { role, subscriptionStatus, team, capabilities }: Visitor): boolean {
  const isAdmin = role === 'admin'
  if (routes[name].audience === 'admin') return isAdmin
  if (!isPageOffered(name, { team })) return false
  if (name === 'team') return team !== null || capabilities.foundTeams
  return name !== 'subscribe' || !(isAdmin || !capabilities.plans || subscriptionStatus === 'active')
}

/** Posts as places; `note` is their day. */
export function placesOfPosts(posts: readonly { title: string; href: string; note: string }[]): Destination[] {
  return posts.map(({ title, href, note }) => ({ href, label: title, icon: FileText, note }))
}

/**
 * The groups filtered by the search: places whose names and notes contain every word, and at the end a link to search all posts.
 * Groups without places are left out.
 */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): PlaceGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found = groups.map(({ title, places }) => ({
    title,
    places: places.filter(({ label, note = '' }) => words.every((word) => fold(`${label} ${note}`).includes(word))),
  }))
  const search = typed.trim()
  if (search) {
    const href = `${routes.history.path}?${new URLSearchParams({ q: search })}`
    found.push({ title: texts.search, places: [{ href, label: texts.searchPosts(search), icon: Search }] })
  }
  return found.filter(({ places }) => places.length > 0)
}

/** Without case and accents, so that 'resume' finds 'Résumé'. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
