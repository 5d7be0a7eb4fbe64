import { type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx'
import { Hint } from './field.tsx'
import styles from './radio-cards.module.css'

export interface RadioCard<Value> {
  value: Value
  label: string
  hint?: ReactNode
  isDisabled?: boolean
}

/**
 * A choice between a few options, each with a description: radio buttons, so that arrow keys and forms work as usual.
 */
export function RadioCards<Value extends string | number>({
  legend,
  value,
  onChange,
  options,
  problem,
  isStacked = false,
}: {
  legend: string
  value: Value
  onChange: (value: Value) => void
  options: readonly RadioCard<Value>[]
  /** Why some options cannot be chosen, or what to do about it. */
  problem?: ReactNode
  /** One below the other, for texts that need the width. */
  isStacked?: boolean
}) {
  const id = useId()
  return (
    <fieldset
      className={cx(styles.cards, isStacked ? styles.stacked : options.length === 3 && styles.three)}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>
            <b>{option.label}</b>
            {option.hint && <span>{option.hint}</span>}
          </span>
        </label>
      ))}
      {problem && <Hint id={`${id}-problem`}>{problem}</Hint>}
    </fieldset>
  )
}
