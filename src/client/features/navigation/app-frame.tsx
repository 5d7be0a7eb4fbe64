import { Menu, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { breakpoints } from '#client/lib/breakpoints'
import { cx } from '#client/lib/cx'
import { lazyPart } from '#client/lib/lazy-part'
import { useMediaQuery } from '#client/lib/use-media-query'
import { useNotifications } from '#client/queries/linkedin/notifications'
import type { User } from '#client/queries/user'
import { buttonClass } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Link } from '#client/ui/link'
import { Logo, logoClass } from '#client/ui/logo'
import { routes } from '#shared/contract/pages'
import styles from './app-frame.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { texts } from './texts.ts'
import { useMenu } from './use-menu.ts'

const navigationId = 'side-navigation'

const BottomNavigation = lazyPart(async () => (await import('./bottom-navigation.tsx')).BottomNavigation)

/**
 * The frame of every signed-in page: side navigation (on small screens a bar with a menu, on phones another with the
 * pages in most use) and the page.
 * @param signOut renders the button below the name, in the given style
 * @param bell the bell with notifications, above the name
 * @param switcher the way to other workspaces, below the logo
 */
export function AppFrame({
  user,
  signOut,
  bell,
  switcher,
  children,
}: {
  user: User
  signOut: (className: string | undefined) => ReactNode
  bell: ReactNode
  switcher: ReactNode
  children: ReactNode
}) {
  const menu = useMenu()
  const unseen = useNotifications('nobody').data?.unseen ?? 0 // the bell asks for them
  const [path] = useLocation()
  const isPhone = useMediaQuery(breakpoints.phone)
  const isRail = path === routes.visualEditor.path && user.isApproved

  return (
    <div className={cx(styles.app, menu.isOpen && styles.menuOpen, isRail && styles.rail)}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <Link className={cx(logoClass, styles.barLogo)} href="/" onClick={menu.close}>
          <Logo />
        </Link>
        <button
          type="button"
          ref={menu.button}
          className={buttonClass({ variant: 'quiet', size: 'icon' }, styles.menuButton)}
          aria-label={menu.isOpen ? texts.closeMenu : unseen > 0 ? texts.openMenuWithNews(unseen) : texts.openMenu}
          aria-expanded={menu.isOpen}
          aria-controls={navigationId}
          onClick={menu.toggle}
        >
          {menu.isOpen ? <X className="icon" aria-hidden="true" /> : <Menu className="icon" aria-hidden="true" />}
          {unseen > 0 && !menu.isOpen && <span className={styles.news} aria-hidden="true" />}
        </button>
      </header>
      <SideNavigation
        id={navigationId}
        user={user}
        signOut={signOut}
        bell={bell}
        switcher={switcher}
        isRail={isRail}
        isOpen={menu.isOpen}
        onNavigate={menu.close}
      />
      <main className={styles.main} id="main" tabIndex={-1} inert={menu.isOpen}>
        {children}
      </main>
      {isPhone && user.isApproved && !isRail && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <BottomNavigation isMenuOpen={menu.isOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
