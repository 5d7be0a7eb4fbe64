import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './list-row.module.css'
import { Bone, Skeleton } from './skeleton.tsx'

/** A line of a list: on the left what it is, on the right what can be done with it. To be a child of a list. */
export function ListRow({
  actions,
  className,
  children,
}: {
  actions: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <li className={cx(styles.row, className)}>
      <div className={styles.what}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}

/** The first two lines of a longer text. */
export function Excerpt({ children }: { children: string }) {
  return <p className={styles.excerpt}>{children}</p>
}

/** The bones of one row. */
export function ListRowBones({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(styles.row, className)}>
      <div className={styles.what}>{children}</div>
    </div>
  )
}

/** Stands for a list of rows until it can be shown. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.waiting}>
      {[0, 1, 2].map((row) => (
        <ListRowBones key={row}>
          <Bone width="200px" height="20px" />
          <Bone width="90%" height="14px" />
        </ListRowBones>
      ))}
    </Skeleton>
  )
}
