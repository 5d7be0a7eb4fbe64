import type { ReactNode } from 'react'
import { Cluster } from './layout.tsx'
import styles from './message-page.module.css'
import { PageTitle } from './page-head.tsx'

/** A page with one message and links to go on. */
export function MessagePage({
  title,
  eyebrow,
  actions,
  children,
}: {
  title: string
  /** The line above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    // a separate box: the page's container affects the width of its children
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
