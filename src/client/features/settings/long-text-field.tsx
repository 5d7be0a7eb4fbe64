import type { ReactNode } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { settingsTexts } from './texts.ts'

/** Multi-line text. A text that is too long is kept with an error; pasted text is never cut silently. */
export function LongTextField({
  label,
  hint,
  placeholder,
  max,
  rows,
  value,
  onChange,
}: {
  label: ReactNode
  hint?: string
  placeholder?: string
  max: number
  rows: number
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Field label={label} hint={hint} error={value.length > max ? settingsTexts.tooLong(formatNumber(max)) : null}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
