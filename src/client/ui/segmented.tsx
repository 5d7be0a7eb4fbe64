import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './segmented.module.css'

/** A joined group of buttons, one of them on: its children are buttons with `aria-pressed`, or tabs. */
export function Segmented({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.segmented, className)} />
}
