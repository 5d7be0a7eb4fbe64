import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './input.module.css'

/** A line to type in; everything is as on `<input>`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(styles.input, className)} />
}

/** Several lines to type in; everything is as on `<textarea>`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(styles.input, className)} />
}
