import { type ReactNode, useId } from 'react'
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

/** The layout of a section, for what stands in its place until it is there. */
export function SectionBones({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div>{about}</div>
      <div className={styles.fields}>{children}</div>
    </div>
  )
}

/** The end of a long form: its buttons, and above them what is wrong with the whole of it. */
export function FormFoot({ failure, children }: { failure?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {failure && <p className={styles.failure}>{failure}</p>}
      {children}
    </div>
  )
}
