import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './browse-window.module.css'

/** The content of a wide dialog for browsing: its list scrolls, while tabs and search stay in place. */
export function BrowseWindow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(styles.window, className)}>{children}</div>
}
