import type { ReactNode } from 'react'
import { Cluster } from '#client/ui/layout'
import styles from './foot-bar.module.css'

/** The foot of a sheet: facts about the text at its start, actions at its end. */
export function FootBar({
  start,
  main,
  children,
}: {
  start: ReactNode
  /** The one action that stands out; it comes last, and on phones first. */
  main: ReactNode
  /** Quieter actions. */
  children?: ReactNode
}) {
  return (
    <Cluster className={styles.bar}>
      {start && <span className={styles.start}>{start}</span>}
      <Cluster as="span" wrap={false} className={styles.actions}>
        {children}
        <span className={styles.main}>{main}</span>
      </Cluster>
    </Cluster>
  )
}
