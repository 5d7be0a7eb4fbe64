import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/**
 * A page outside the signed-in frame: the mark above, one narrow column below. `action` stands at the top right. The
 * mark leads to the public first page, which is no part of the app, so it is a plain link.
 */
export function PlainPage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="plain">
      <header className="plain-bar">
        <a className="logo" href="/">
          <Logo />
        </a>
        {action && <span className="push">{action}</span>}
      </header>
      <main className="plain-main">{children}</main>
    </div>
  )
}
