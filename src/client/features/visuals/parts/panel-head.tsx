import type { ReactNode } from 'react'
import { Cluster } from '#client/ui/layout'
import styles from './panel-head.module.css'

/** A panel's title, and the number of things it lists. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Cluster gap={0} justify="space-between" wrap={false} className={styles.head}>
      <h2>{title}</h2>
      {children}
    </Cluster>
  )
}
