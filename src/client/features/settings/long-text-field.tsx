import type { ReactNode } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { settingsTexts } from './texts.ts'

/** Several lines of text. A text that is too long is kept and says so; nothing pasted is cut silently. */
export function LongTextField({
  label,
  hint,
  max,
  rows,
  value,
  onChange,
}: {
  label: ReactNode
  hint?: string
  max: number
  rows: number
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Field label={label} hint={hint} error={value.length > max ? settingsTexts.tooLong(formatNumber(max)) : null}>
      {(control) => (
        <TextArea {...control} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
