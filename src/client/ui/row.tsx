import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './row.module.css'

/** Things in a line, 8 px apart. */
export function Row({
  as: Element = 'div',
  wrap = false,
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'p' | 'span' | 'li' | 'ul'; wrap?: boolean }) {
  const Tag = Element as 'div'
  return <Tag {...rest} className={cx(styles.row, wrap && styles.wrap, className)} />
}
