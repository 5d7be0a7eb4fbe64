import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import input from './input.module.css'
import styles from './select.module.css'

/** The browser's own select in our style, with the props of `<select>`; options are children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx(styles.box, className)}>
      <select {...rest} className={input.input} />
      <ChevronDown className="icon s" aria-hidden="true" />
    </span>
  )
}
