import {
  Bot,
  CalendarClock,
  CalendarDays,
  CreditCard,
  FileText,
  History,
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
} from 'lucide-react'
import { type RouteName, routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

/** A page or post that the palette can open. */
export interface Place {
  href: string
  label: string
  icon: LucideIcon
  /** What stands at the end of the line. */
  note?: string
}

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
  { name: 'schedule', icon: CalendarClock },
  { name: 'settings', icon: Settings },
  { name: 'subscribe', icon: CreditCard },
  { name: 'admin', icon: ShieldCheck },
  { name: 'adminUsers', icon: Users },
  { name: 'adminPrompts', icon: MessageSquareText },
  { name: 'adminModels', icon: Bot },
  { name: 'adminLinkedin', icon: Send },
  { name: 'adminSettings', icon: SlidersHorizontal },
  { name: 'adminSystem', icon: Server },
] as const satisfies readonly { name: RouteName; view?: 'calendar'; icon: LucideIcon }[]

/** The pages that this person may open; Pro is offered to whoever does not have it, where there are plans. */
export function pagesFor(user: {
  role: string
  subscriptionStatus: string
  capabilities: { plans: boolean }
}): Place[] {
  const isAdmin = user.role === 'admin'
  const hasPro = isAdmin || !user.capabilities.plans || user.subscriptionStatus === 'active'
  return pages
    .filter(({ name }) => (routes[name].audience === 'admin' ? isAdmin : name !== 'subscribe' || !hasPro))
    .map(({ icon, ...page }) =>
      'view' in page
        ? { href: `${routes[page.name].path}?tab=${page.view}`, label: texts.names[page.view], icon }
        : { href: routes[page.name].path, label: texts.names[page.name], icon },
    )
}

/** Posts as places; `note` is their day. */
export function placesOfPosts(posts: readonly { title: string; href: string; note: string }[]): Place[] {
  return posts.map(({ title, href, note }) => ({ href, label: title, icon: FileText, note }))
}

/**
 * The groups filtered by what was typed: places in whose name every word occurs, and at the end a link to
 * search all posts for it. Groups without places are left out.
 */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): PlaceGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found = groups.map(({ title, places }) => ({
    title,
    places: places.filter(({ label }) => words.every((word) => fold(label).includes(word))),
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
