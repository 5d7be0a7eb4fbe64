import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './skeleton.module.css'
import { uiTexts } from './texts.ts'

/** One grey bar. Sizes are CSS lengths; a skeleton has the layout of the content it replaces, so that nothing jumps. */
export function Bone({ width, height }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} />
}

/**
 * Contains the bars of a skeleton while something loads. Invisible for the first 150 ms: quick answers need no
 * skeleton.
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

/** Placeholder for lines of text of these widths, in per cent of the line. */
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

/**
 * The lines alone, where another element names what is loading.
 * @param widths as of TextSkeleton; no two are the same
 */
export function TextBones({ widths }: { widths: readonly number[] }) {
  return widths.map((width) => <Bone key={width} width={`${width}%`} />)
}
