import type { ReactNode } from 'react'
import { Cluster } from '#client/ui/layout'
import styles from './foot-bar.module.css'

/** The footer of a sheet: facts about the text at its start, actions at its end. */
export function FootBar({
  start,
  main,
  children,
}: {
  start: ReactNode
  /** The main action; it comes last, and on phones first. Without one the bar of a phone has it. */
  main?: ReactNode
  /** Quieter actions. */
  children?: ReactNode
}) {
  return (
    <Cluster className={styles.bar}>
      {start && <span className={styles.start}>{start}</span>}
      <Cluster as="span" wrap={false} className={styles.actions}>
        {children}
        {main && <span className={styles.main}>{main}</span>}
      </Cluster>
    </Cluster>
  )
}
