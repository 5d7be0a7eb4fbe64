import type { ReactNode } from 'react'
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
    <div className={styles.bar}>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.actions}>
        {children}
        <span className={styles.main}>{main}</span>
      </span>
    </div>
  )
}
