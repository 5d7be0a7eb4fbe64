import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './byline.module.css'

/** Author, date and origin, in a line below a title. `strip` sets it between two hairlines. */
export function Byline({
  as: Element = 'p',
  strip = false,
  className,
  ...rest
}: ComponentProps<'p'> & { as?: 'p' | 'div'; strip?: boolean }) {
  const Tag = Element as 'p'
  return <Tag {...rest} className={cx(styles.byline, strip && styles.strip, className)} />
}
