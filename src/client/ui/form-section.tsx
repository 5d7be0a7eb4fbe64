import { type ReactNode, useId } from 'react'
import styles from './form-section.module.css'

/**
 * A part of a settings page: its title and explanation on the left, its fields on the right; one column when narrow.
 */
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

/** The layout of a section, for its skeleton. */
export function SectionBones({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div>{about}</div>
      <div className={styles.fields}>{children}</div>
    </div>
  )
}

/** The end of a long form: its buttons, below the errors of the whole form. */
export function FormFoot({ failure, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {failure && <p className={styles.failure}>{failure}</p>}
      {children}
    </div>
  )
}
