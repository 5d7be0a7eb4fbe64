import type { ReactNode } from 'react'
import styles from './provenance.module.css'

export interface Fact {
  name: string
  /** A fact with an empty value is left out. */
  value: ReactNode
}

/** Facts by name, under their title. */
export function FactList({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <div className={styles.fact} key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  )
}
