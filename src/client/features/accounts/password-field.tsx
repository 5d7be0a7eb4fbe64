import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#client/ui/field'
import { checkPassword } from './password-rules.ts'
import { texts } from './texts.ts'

const words = texts.fields

/** A password, shown on request. A new one comes with the checklist, once typing has begun. */
export function PasswordField({
  label = words.password,
  name = 'password',
  value,
  onChange,
  error,
  isNew = false,
}: {
  label?: string
  name?: string
  value: string
  onChange: (password: string) => void
  error: string | null
  isNew?: boolean
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} error={error} hint={isNew && value !== '' ? <Checklist password={value} /> : undefined}>
      {(control) => (
        <span className="with-end">
          <input
            {...control}
            className="input"
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" className="reveal" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            {isShown ? words.hide : words.show}
            <span className="sr"> {label}</span>
          </button>
        </span>
      )}
    </Field>
  )
}

function Checklist({ password }: { password: string }) {
  return (
    <ul className="checklist">
      {checkPassword(password).map(({ label, isMet }) => (
        <li key={label} className={isMet ? 'row met' : 'row'}>
          {isMet ? <Check className="icon s" aria-hidden="true" /> : <Circle className="icon s" aria-hidden="true" />}
          {label}
          <span className="sr">, {isMet ? words.met : words.notMet}</span>
        </li>
      ))}
    </ul>
  )
}
