import type { ReactNode } from 'react'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './stat-cards.module.css'

/**
 * A row of five figures, each with its name above and a note below.
 * @param label what the figures describe
 */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.cards} aria-label={label}>
      {children}
    </dl>
  )
}

export function StatCard({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}

/**
 * Placeholder for the figures while they load.
 * @param children placeholder for the content below them
 */
export function StatCardsSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Skeleton label={label}>
      <div className={styles.cards}>
        {[0, 1, 2, 3, 4].map((card) => (
          <div key={card}>
            <Bone width="80%" height="16px" />
            <Bone width="50%" height="30px" />
          </div>
        ))}
      </div>
      {children}
    </Skeleton>
  )
}
