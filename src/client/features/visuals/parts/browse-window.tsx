import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './browse-window.module.css'

/** What fills a wide dialog to look through: its list scrolls, so that tabs and search stay in reach. */
export function BrowseWindow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(styles.window, className)}>{children}</div>
}
