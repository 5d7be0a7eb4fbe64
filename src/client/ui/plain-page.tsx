import type { ReactNode } from 'react'
import { Logo, logoClass } from './logo.tsx'
import styles from './plain-page.module.css'

/**
 * A page outside the signed-in frame: the mark above, one narrow column below. `action` stands at the top right. The
 * mark leads to the public first page, which is no part of the app, so it is a plain link.
 */
export function PlainPage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={logoClass} href="/">
          <Logo />
        </a>
        {action && <span className={styles.action}>{action}</span>}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
