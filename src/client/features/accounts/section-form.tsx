import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import styles from './section-form.module.css'

/** A form within a section of the settings, or within a dialog. */
export function SectionForm({ inDialog = false, ...props }: ComponentProps<'form'> & { inDialog?: boolean }) {
  return <form {...props} className={cx(styles.form, inDialog && styles.inDialog)} />
}
