import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** A single-line text field. In a form: `<TextField label={...} {...form.field('name')} />`. */
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
      {(control) => <Input {...control} {...input} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
