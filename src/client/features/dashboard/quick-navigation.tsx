import { Calendar, ChevronRight, Image, Settings } from 'lucide-react'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { texts } from './texts.ts'

const words = texts.quickNavigation

const places = [
  { href: '/visual-editor', label: words.visual, icon: Image },
  { href: '/settings', label: words.settings, icon: Settings },
  { href: '/history?tab=calendar', label: words.calendar, icon: Calendar },
]

export function QuickNavigation() {
  return (
    <section>
      <SectionTitle title={words.title} />
      <ul className="links">
        {places.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link href={href}>
              <Icon className="icon" aria-hidden="true" />
              {label}
              <ChevronRight className="icon s" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
