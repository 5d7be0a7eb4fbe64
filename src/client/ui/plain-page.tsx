import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { Logo, logoClass } from './logo.tsx'
import styles from './plain-page.module.css'

/**
 * A page outside the signed-in frame: the logo above one column, narrow unless `wide`, `action` at the top right. The logo links to
 * the public home page, which is not part of the app, so it is a plain link.
 */
export function PlainPage({
  action,
  wide = false,
  children,
}: {
  action?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={logoClass} href="/">
          <Logo />
        </a>
        {action && <span className={styles.action}>{action}</span>}
      </header>
      <main className={cx(styles.main, wide && styles.wide)}>{children}</main>
    </div>
  )
}
