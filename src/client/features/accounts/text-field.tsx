import type { ComponentProps } from 'react'
import { Field } from '#client/ui/field'

/** One line of text in an account form. */
export function TextField({
  label,
  optional = false,
  error = null,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  label: string
  optional?: boolean
  error?: string | null
  onChange: (value: string) => void
}) {
  return (
    <Field label={label} optional={optional} error={error}>
      {(control) => (
        <input {...control} {...input} className="input" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
