import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx'
import styles from './form-section.module.css'

/** One part of a page of settings: what it is about on the left, its fields on the right; one column when narrow. */
export function FormSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** The end of a long form: its buttons, and above them what is wrong with the whole of it. */
export function FormFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.foot, className)} />
}
