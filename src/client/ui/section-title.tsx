import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { Cluster } from './layout.tsx'
import styles from './section-title.module.css'

/** A section's title under the ink rule; `children` are at the right end of the line. */
export function SectionTitle({
  title,
  id,
  wraps = false,
  children,
}: {
  title: string
  id?: string
  /** On phones `children` wrap below a title that leaves them no room. */
  wraps?: boolean
  children?: ReactNode
}) {
  return (
    <div className={cx(styles.ruled, wraps && styles.wraps)}>
      <h2 id={id}>{title}</h2>
      {children && (
        <Cluster as="span" wrap={false} className={styles.end}>
          {children}
        </Cluster>
      )}
    </div>
  )
}
