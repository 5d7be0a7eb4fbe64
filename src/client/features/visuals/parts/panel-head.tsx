import type { ReactNode } from 'react'
import styles from './panel-head.module.css'

/** A panel's title, and beside it how many things it lists. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
