import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './text.module.css'

/** A text in a size and tone of the scale; without a size it inherits the size. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  figures = false,
  nowrap = false,
  className,
  ...rest
}: ComponentProps<'p'> & {
  as?: 'p' | 'span' | 'div' | 'b' | 'small' | 'time' | 'dd' | 'dt' | 'li' | 'h2' | 'h3' | 'label' | 'code'
  size?: 12 | 14
  /** `dim` is for secondary text, `dimmer` for text that readers may skip. */
  tone?: 'dim' | 'dimmer'
  /** Digits of equal width, for numbers in columns or numbers that change. */
  figures?: boolean
  nowrap?: boolean
}) {
  const Tag = Element as 'p'
  return (
    <Tag
      {...rest}
      className={cx(
        size && styles[`size${size}`],
        tone && styles[tone],
        figures && styles.figures,
        nowrap && styles.nowrap,
        className,
      )}
    />
  )
}
