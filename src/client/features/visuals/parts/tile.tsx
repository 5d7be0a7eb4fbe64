import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './tile.module.css'

/** The frame of a small picture of a visual or template, with a darker border while its link or button is hovered. */
export function Tile({ shape, children }: { shape?: 'tall' | 'wide'; children: ReactNode }) {
  return <span className={cx(styles.tile, shape && styles[shape])}>{children}</span>
}
