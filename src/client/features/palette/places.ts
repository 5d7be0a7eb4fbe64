import {
  CalendarDays,
  CreditCard,
  FileText,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Search,
  Settings,
  Shapes,
  ShieldCheck,
  Tag,
  Users,
} from 'lucide-react'
import { pages } from '#shared/contract/pages'
import { texts } from './texts.ts'

/** Somewhere one can go. */
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

type Audience = 'everyone' | 'admin' | 'not-subscribed'

const { names } = texts

/** Every page that an approved person may open, in the order of the side navigation. */
const allPages: readonly (Place & { for?: Audience })[] = [
  { href: '/', label: names.dashboard, icon: LayoutDashboard },
  { href: '/generate', label: names.generate, icon: PenLine },
  { href: '/visual-editor', label: names.editor, icon: Shapes },
  { href: '/history', label: names.history, icon: History },
  { href: '/history?tab=calendar', label: names.calendar, icon: CalendarDays },
  { href: '/settings', label: names.settings, icon: Settings },
  { href: '/subscribe', label: names.subscribe, icon: CreditCard, for: 'not-subscribed' },
  { href: '/admin', label: names.admin, icon: ShieldCheck, for: 'admin' },
  { href: '/admin/users', label: names.users, icon: Users, for: 'admin' },
  { href: '/admin/prompts', label: names.prompts, icon: MessageSquareText, for: 'admin' },
  { href: '/pricing', label: names.pricing, icon: Tag },
  { href: '/terms', label: names.terms, icon: FileText },
  { href: '/privacy', label: names.privacy, icon: FileText },
]

/** The pages this person may open and this version has. */
export function pagesFor(user: { role: string; subscriptionStatus: string }): Place[] {
  const known: readonly string[] = pages
  return allPages.filter((page) => {
    if (!known.includes(page.href.split('?')[0] ?? '')) return false
    if (page.for === 'admin') return user.role === 'admin'
    if (page.for === 'not-subscribed') return user.role !== 'admin' && user.subscriptionStatus !== 'active'
    return true
  })
}

/** Posts as places; `note` is their day. */
export function placesOfPosts(posts: readonly { title: string; href: string; note: string }[]): Place[] {
  return posts.map(({ title, href, note }) => ({ href, label: title, icon: FileText, note }))
}

/**
 * What is left of the groups for what has been typed: places in whose name every word occurs, and at the end the way to
 * find it among all posts. Groups without places are left out.
 */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): PlaceGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found = groups.map(({ title, places }) => ({
    title,
    places: places.filter(({ label }) => words.every((word) => fold(label).includes(word))),
  }))
  const search = typed.trim()
  if (search) {
    const href = `/history?${new URLSearchParams({ q: search })}`
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
