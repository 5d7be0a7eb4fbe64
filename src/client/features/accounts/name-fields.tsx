import type { FormField } from '#client/lib/form'
import { FieldPair } from '#client/ui/field'
import { TextField } from '#client/ui/text-field'
import { texts } from './texts.ts'

export function NameFields({ first, last }: { first: FormField<string>; last: FormField<string> }) {
  return (
    <FieldPair>
      <TextField label={texts.fields.firstName} autoComplete="given-name" maxLength={100} {...first} />
      <TextField label={texts.fields.lastName} autoComplete="family-name" maxLength={100} {...last} />
    </FieldPair>
  )
}
