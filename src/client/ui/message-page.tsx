import type { ReactNode } from 'react'
import { Cluster } from './layout.tsx'
import styles from './message-page.module.css'
import { PageTitle } from './page-head.tsx'

/** A page that says one thing, and where to go from there. */
export function MessagePage({
  title,
  eyebrow,
  actions,
  children,
}: {
  title: string
  /** What stands above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    // a box of its own: what holds a page has a say in the width of its children
    <div>
      <div className={styles.message}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <PageTitle>{title}</PageTitle>
        {children}
        {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
      </div>
    </div>
  )
}
