import { useId } from 'react'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import styles from './api-keys.module.css'

/** Several of a few values, each with a line about it. */
export function CheckList<Id extends string>({
  label,
  options,
  chosen,
  error,
  onChange,
}: {
  label: string
  options: readonly { id: Id; name: string; hint?: string }[]
  chosen: readonly Id[]
  error?: string | null
  onChange: (chosen: Id[]) => void
}) {
  const id = useId()
  function choose(option: Id, isChosen: boolean) {
    onChange(options.map((each) => each.id).filter((each) => (each === option ? isChosen : chosen.includes(each))))
  }
  return (
    <Stack as="fieldset" gap={4} className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option.id)}
            onChange={({ target }) => choose(option.id, target.checked)}
          />
          <span>
            <span dir="auto">{option.name}</span>
            {option.hint && (
              <Text as="span" size={14} tone="dim">
                {' '}
                {option.hint}
              </Text>
            )}
          </span>
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </Stack>
  )
}
