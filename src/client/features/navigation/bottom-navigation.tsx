import { useLocation } from 'wouter'
import { useIsKeyboardOpen } from '#client/lib/keyboard'
import { isPageOffered } from '#client/queries/may-write'
import { useUser } from '#client/queries/user'
import { Link } from '#client/ui/link'
import { strokeClass } from '#client/ui/mark'
import { routes } from '#shared/contract/pages'
import styles from './bottom-navigation.module.css'
import { icons, isCurrent } from './items.ts'
import { bottomTexts } from './texts.ts'

const names = ['home', 'generate', 'history', 'settings'] as const

/**
 * The pages in most use, within reach of a thumb. It gives way to the keyboard, to the menu, which has all pages, and to
 * a page's own bar at the same place.
 */
export function BottomNavigation({ isMenuOpen }: { isMenuOpen: boolean }) {
  const [path] = useLocation()
  const isKeyboardOpen = useIsKeyboardOpen()
  const { user } = useUser()
  if (isKeyboardOpen) return null
  return (
    <nav className={styles.bottom} aria-label={bottomTexts.label} inert={isMenuOpen}>
      {names.map((name) => {
        if (!isPageOffered(name, user)) return null
        const href = routes[name].path
        const Icon = icons[name]
        const current = isCurrent({ href }, path)
        return (
          <Link key={name} href={href} aria-current={current ? 'page' : undefined}>
            <Icon className="icon" aria-hidden="true" />
            <span className={current ? strokeClass : undefined}>{bottomTexts.items[name]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
