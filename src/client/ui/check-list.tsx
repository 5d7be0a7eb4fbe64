import { type ReactNode, useId } from 'react'
import styles from './check-list.module.css'
import { Stack } from './layout.tsx'
import { Text } from './text.tsx'

/** A list of check boxes, each with a line about it. */
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
  function choose(option: Id, isChosen: boolean) {
    onChange(options.map((each) => each.id).filter((each) => (each === option ? isChosen : chosen.includes(each))))
  }
  return (
    <CheckGroup label={label} error={error}>
      {options.map(({ id, name, hint }) => (
        <CheckLine
          key={id}
          label={name}
          hint={hint}
          isOn={chosen.includes(id)}
          onChange={(isChosen) => choose(id, isChosen)}
        />
      ))}
    </CheckGroup>
  )
}

/** What a list of `CheckLine` is about. */
export function CheckGroup({
  label,
  error,
  children,
}: {
  label: string
  error?: string | null | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack as="fieldset" gap={4} className={styles.list} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {children}
      {error && (
        <p id={id} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </Stack>
  )
}

export function CheckLine({
  label,
  hint,
  isOn,
  isInvalid = false,
  onChange,
}: {
  label: string
  hint?: string | undefined
  isOn: boolean
  isInvalid?: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span dir="auto">{label}</span>
        {hint && (
          <Text as="span" size={14} tone="dim">
            {' '}
            {hint}
          </Text>
        )}
      </span>
    </label>
  )
}
