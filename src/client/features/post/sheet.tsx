import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { Stack } from '#client/ui/layout'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './sheet.module.css'

/** The sheet that a post is written, read and edited on. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/**
 * The part that contains the text, with the content above and below it.
 * @param isWriting keeps it tall
 */
export function SheetText({ isWriting = false, children }: { isWriting?: boolean; children: ReactNode }) {
  return (
    <Stack gap={20} className={cx(styles.text, isWriting && styles.writing)}>
      {children}
    </Stack>
  )
}

/** A sheet without a post. */
export function BlankSheet({ children }: { children: ReactNode }) {
  return <div className={cx(styles.sheet, styles.blank)}>{children}</div>
}

/** A sheet whose post is loading. */
export function LoadingSheet({ label }: { label: string }) {
  return <TextSkeleton className={cx(styles.sheet, styles.blank)} label={label} widths={[72, 94, 88, 40]} />
}
