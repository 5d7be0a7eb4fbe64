import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './figures.module.css'

/** Labelled numbers, one per line: `div`s of `dt` and `dd`. */
export function Figures({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={cx(styles.figures, className)} />
}
