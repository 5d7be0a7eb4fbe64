import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './skeleton.module.css'
import { uiTexts } from './texts.ts'

/** One grey bar. Sizes are CSS lengths; a skeleton has the layout of what it stands for, so that nothing jumps. */
export function Bone({ width, height }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} />
}

/**
 * Holds the bars of a skeleton while something loads. Invisible for the first 150 ms: quick answers need no skeleton.
 */
export function Skeleton({
  label = uiTexts.loading,
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-label={label} className={cx(styles.skeleton, className)}>
      {children}
    </div>
  )
}

/** Stands for lines of text of these widths, as share of the line in per cent. */
export function TextSkeleton({
  widths,
  label,
  className,
}: {
  widths: readonly number[]
  label: string
  className?: string
}) {
  return (
    <Skeleton className={cx(styles.lines, className)} label={label}>
      <TextBones widths={widths} />
    </Skeleton>
  )
}

/** The lines alone, where something else says what is awaited. @param widths as of TextSkeleton; no two are the same */
export function TextBones({ widths }: { widths: readonly number[] }) {
  return widths.map((width) => <Bone key={width} width={`${width}%`} />)
}
