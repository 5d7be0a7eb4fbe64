import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './input.module.css'

/** Single-line input, with the props of `<input>`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(styles.input, className)} />
}

/** Multi-line input, with the props of `<textarea>`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(styles.input, className)} />
}
