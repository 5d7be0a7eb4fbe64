import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** A value to copy: focus selects all of it. */
export function ReadOnlyField({ label, hint, value }: { label: string; hint?: string | undefined; value: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />}
    </Field>
  )
}
