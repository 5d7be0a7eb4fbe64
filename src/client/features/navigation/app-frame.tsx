import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#client/lib/use-user'
import { Link } from '#client/ui/link'
import { Logo } from '#client/ui/logo'
import { SideNavigation } from './side-navigation.tsx'
import { texts } from './texts.ts'
import { useMenu } from './use-menu.ts'

const navigationId = 'side-navigation'

/** The editor wants the width: there the navigation is a rail of icons, drawn by the editor's own style sheet. */
const railPath = '/visual-editor'

/** The frame of every signed-in page: side navigation, on small screens a bar with a menu, and the page beside it. */
export function AppFrame({ user, signOut, children }: { user: User; signOut: ReactNode; children: ReactNode }) {
  const menu = useMenu()
  const [path] = useLocation()
  const isRail = path === railPath && user.isApproved
  const classes = ['app', menu.isOpen && 'menu-open', isRail && 'rail'].filter(Boolean).join(' ')

  return (
    <div className={classes}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <header className="bar">
        <Link className="logo" href="/" onClick={menu.close}>
          <Logo />
        </Link>
        <button
          type="button"
          ref={menu.button}
          className="btn btn-quiet btn-icon push"
          aria-label={menu.isOpen ? texts.closeMenu : texts.openMenu}
          aria-expanded={menu.isOpen}
          aria-controls={navigationId}
          onClick={menu.toggle}
        >
          {menu.isOpen ? <X className="icon" aria-hidden="true" /> : <Menu className="icon" aria-hidden="true" />}
        </button>
      </header>
      <SideNavigation id={navigationId} user={user} signOut={signOut} isRail={isRail} onNavigate={menu.close} />
      <main className="main" id="main" tabIndex={-1} inert={menu.isOpen}>
        {children}
      </main>
    </div>
  )
}
