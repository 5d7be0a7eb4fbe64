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

/** Who signs the posts. Every field is optional. */
export function AuthorFields({ field }: { field: (name: keyof AuthorValues) => FormField<string> }) {
  const { about } = voiceTexts
  return (
    <>
      <Line label={about.role} hint={about.roleHint} {...field('role')} />
      <Line label={about.field} hint={about.fieldHint} {...field('field')} />
      <Line label={about.writesFor} hint={about.writesForHint} {...field('writesFor')} />
      <LongTextField
        label={about.standsFor}
        hint={about.standsForHint}
        rows={3}
        max={limits.standsForCharacters}
        {...field('standsFor')}
      />
    </>
  )
}

/** A text that is too long is kept and says so. */
function Line({ label, hint, value, onChange }: FormField<string> & { label: string; hint: string }) {
  const isTooLong = value.length > limits.authorCharacters
  return (
    <Field
      label={label}
      hint={hint}
      error={isTooLong ? settingsTexts.tooLong(formatNumber(limits.authorCharacters)) : null}
    >
      {(control) => (
        <Input {...control} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
