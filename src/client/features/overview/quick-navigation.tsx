import { Calendar, ChevronRight, Image, Settings } from 'lucide-react'
import { useMayWrite } from '#client/queries/may-write'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import styles from './quick-navigation.module.css'
import { overviewTexts } from './texts.ts'

const places = [
  { href: '/visual-editor', label: 'visual', icon: Image },
  { href: '/settings', label: 'settings', icon: Settings },
  { href: '/history?tab=calendar', label: 'calendar', icon: Calendar },
] as const

export function QuickNavigation() {
  const words = overviewTexts.quickNavigation
  const isWriter = useMayWrite()
  const offered = isWriter ? places : places.filter(({ label }) => label !== 'visual')
  return (
    <section>
      <SectionTitle title={words.title} />
      <ul className={styles.links}>
        {offered.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link href={href}>
              <Icon className="icon" aria-hidden="true" />
              {words[label]}
              <ChevronRight className="icon s" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
