import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './table.module.css'

/** A table in our style; rows and cells are plain elements. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={cx(styles.table, className)} />
}
