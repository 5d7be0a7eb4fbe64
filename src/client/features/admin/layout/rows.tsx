import type { ReactNode } from 'react'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './rows.module.css'

/** A line of a list: on the left what it is, on the right what can be done with it. To be a child of a list. */
export function ListRow({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}

/** The first two lines of a longer text. */
export function Excerpt({ children }: { children: string }) {
  return <p className={styles.excerpt}>{children}</p>
}

/** Stands for a list of rows until it can be shown. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.waiting}>
      {[0, 1, 2].map((row) => (
        <div className={styles.row} key={row}>
          <div className={styles.what}>
            <Bone width="200px" height="20px" />
            <Bone width="90%" height="14px" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
