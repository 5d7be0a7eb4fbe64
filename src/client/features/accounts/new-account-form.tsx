import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { toast } from '#client/ui/toast'
import { type AccountValues, type FieldErrors, missingFields } from './account-values.ts'
import { registrationErrorField } from './error-texts.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { NameFields } from './name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'

/** Names, e-mail and a new password: for registering and for the first administrator. */
export function NewAccountForm({
  values,
  onChange,
  submit,
  isPending,
  errorText,
  labels,
}: {
  values: AccountValues
  onChange: (change: Partial<AccountValues>) => void
  /** Rejects with the failure; the form shows it. */
  submit: (account: AccountValues) => Promise<unknown>
  isPending: boolean
  errorText: (error: unknown) => string
  labels: { submit: string; pending: string; failed: string }
}) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  function show(title: string, message: string, found: FieldErrors) {
    setErrors(found)
    toast({ kind: 'error', title, description: message })
    focusFirstInvalid(form)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const missing = missingFields(values, texts.invalid.register)
    if (missing) return show(texts.invalid.title, texts.invalid.register, missing)

    setErrors({})
    try {
      await submit({ ...values, email: values.email.trim() })
    } catch (error) {
      const message = errorText(error)
      const field = registrationErrorField(error)
      show(labels.failed, message, field ? { [field]: message } : {})
    }
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void send(event)}>
      <NameFields values={values} onChange={onChange} />
      <TextField
        label={texts.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email ?? null}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        isNew
        value={values.password}
        error={errors.password ?? null}
        onChange={(password) => onChange({ password })}
      />
      <Button type="submit" variant="primary" block pending={isPending} pendingLabel={labels.pending}>
        {labels.submit}
      </Button>
    </form>
  )
}
