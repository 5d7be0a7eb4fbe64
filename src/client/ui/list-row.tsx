import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './list-row.module.css'
import { Bone, Skeleton } from './skeleton.tsx'

/** A list item: its description on the left, its actions on the right. Must be a child of a list. */
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

/** The skeleton of one row. */
export function ListRowBones({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx(styles.row, className)}>
      <div className={styles.what}>{children}</div>
    </div>
  )
}

/** Placeholder for a list of rows while it loads. */
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
