import { cx } from '#client/lib/cx'
import styles from './spinner.module.css'
import { uiTexts } from './texts.ts'

/** A spinner that shows after 150 ms. `fullScreen` fills the window, before the first data is here. */
export function Spinner({ label = uiTexts.loading, fullScreen = false }: { label?: string; fullScreen?: boolean }) {
  return (
    <div role="status" aria-label={label} className={cx(styles.spinner, fullScreen && styles.full)}>
      <Spin />
    </div>
  )
}

/** The turning ring alone, inside an element that names what is loading. */
export function Spin({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.spin, className)} aria-hidden="true" />
}
