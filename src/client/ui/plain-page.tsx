import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'

/** A page outside the signed-in frame: the mark above, one narrow column below. `action` stands at the top right. */
export function PlainPage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="plain">
      <header className="plain-bar">
        <Link className="logo" href="/">
          <Logo />
        </Link>
        {action && <span className="push">{action}</span>}
      </header>
      <main className="plain-main">{children}</main>
    </div>
  )
}
