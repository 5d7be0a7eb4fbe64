import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx'
import { Stack } from '#client/ui/layout'
import styles from './section-form.module.css'

/** A form within a section of the settings, or within a dialog. */
export function SectionForm({ inDialog = false, ...props }: ComponentProps<'form'> & { inDialog?: boolean }) {
  return <Stack as="form" gap={20} {...props} className={cx(inDialog && styles.inDialog)} />
}
