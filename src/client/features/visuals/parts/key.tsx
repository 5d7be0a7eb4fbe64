import type { ComponentProps } from 'react'
import styles from './key.module.css'

/** A key, or keys pressed together. */
export function Key(props: ComponentProps<'kbd'>) {
  return <kbd {...props} className={styles.key} />
}
