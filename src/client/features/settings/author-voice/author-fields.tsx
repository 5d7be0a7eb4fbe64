import type { FormField } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { limits } from '#shared/rules/limits'
import { LongTextField } from '../long-text-field.tsx'
import { settingsTexts } from '../texts.ts'
import { voiceTexts } from './texts.ts'
import type { VoiceValues } from './voice-values.ts'

export type AuthorValues = Pick<VoiceValues, 'role' | 'field' | 'writesFor' | 'standsFor'>

/** The author of the posts. Every field is optional. */
export function AuthorFields({ field }: { field: (name: keyof AuthorValues) => FormField<string> }) {
  const { about } = voiceTexts
  return (
    <>
      <Line label={about.role} placeholder={about.roleExample} {...field('role')} />
      <Line label={about.field} placeholder={about.fieldExample} {...field('field')} />
      <Line label={about.writesFor} placeholder={about.writesForExample} {...field('writesFor')} />
      <LongTextField
        label={about.standsFor}
        placeholder={about.standsForExample}
        rows={3}
        max={limits.standsForCharacters}
        {...field('standsFor')}
      />
    </>
  )
}

/** A text that is too long is kept with an error. */
function Line({ label, placeholder, value, onChange }: FormField<string> & { label: string; placeholder: string }) {
  const isTooLong = value.length > limits.authorCharacters
  return (
    <Field label={label} error={isTooLong ? settingsTexts.tooLong(formatNumber(limits.authorCharacters)) : null}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
