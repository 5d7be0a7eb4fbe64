import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'

interface Names {
  firstName: string
  lastName: string
}

export function NameFields({ values, onChange }: { values: Names; onChange: (change: Partial<Names>) => void }) {
  return (
    <div className="pair">
      <TextField
        label={texts.fields.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        value={values.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        label={texts.fields.lastName}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        value={values.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
    </div>
  )
}
