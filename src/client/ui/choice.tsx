import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { Hint } from './field.tsx'
import { Segmented } from './segmented.tsx'

/** A few values in a row, one of them selected. */
export function Choice<Id extends string | number>({
  label,
  options,
  nameOf,
  chosen,
  onChoose,
  hint,
}: {
  label: string
  options: readonly Id[]
  nameOf: (id: Id) => string
  chosen: Id | null
  onChoose: (id: Id) => void
  hint?: ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <Segmented role="group" aria-labelledby={id} aria-describedby={hint ? `${id}-hint` : undefined}>
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
            {nameOf(option)}
          </button>
        ))}
      </Segmented>
      {hint && (
        <Hint className={styles.hint} id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
    </div>
  )
}
