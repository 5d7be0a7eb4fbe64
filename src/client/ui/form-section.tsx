import { type ReactNode, useId } from 'react'

/** One part of a page of settings: what it is about on the left, its fields on the right; one column when narrow. */
export function FormSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="form-section" aria-labelledby={id}>
      <div className="about">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="fields">{children}</div>
    </section>
  )
}
