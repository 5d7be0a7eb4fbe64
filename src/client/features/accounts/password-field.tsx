import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import styles from './password-field.module.css'
import { texts } from './texts.ts'

/** Loaded separately: most people come to sign in, and need no checklist. */
const PasswordChecklist = lazyPart(async () => (await import('./password-checklist.tsx')).PasswordChecklist)

/** A password, shown on request. A new one has the checklist, once typing has begun. */
export function PasswordField({
  label = texts.fields.password,
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
  useEffect(() => {
    if (isNew) PasswordChecklist.prefetch()
  }, [isNew])

  const checklist = isNew && value !== '' && (
    <Suspense fallback={null}>
      <PasswordChecklist password={value} />
    </Suspense>
  )
  return (
    <Field label={label} error={error} hint={checklist || undefined}>
      {(control) => (
        <span className={styles.withEnd}>
          <Input
            {...control}
            className={styles.input}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? texts.fields.hide : texts.fields.show}
            <span className="sr"> {label}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
