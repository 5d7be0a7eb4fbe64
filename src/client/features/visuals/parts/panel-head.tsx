import type { ReactNode } from 'react'
import styles from './panel-head.module.css'

/** What a panel is called, and beside it how many of them it lists. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
