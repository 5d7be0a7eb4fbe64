import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './tile.module.css'

/** What a small picture of a visual or template stands in, with its edge darker while the link or button is pointed at. */
export function Tile({ shape, children }: { shape?: 'tall' | 'wide'; children: ReactNode }) {
  return <span className={cx(styles.tile, shape && styles[shape])}>{children}</span>
}
