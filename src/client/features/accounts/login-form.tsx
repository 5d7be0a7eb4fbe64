import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Link } from '#client/ui/link'
import { toast } from '#client/ui/toast'
import { type AccountValues, type FieldErrors, missingFields } from './account-values.ts'
import { loginErrorText } from './error-texts.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'
import { useLogin } from './use-login.ts'

const words = texts.login

export function LoginForm({
  values,
  onChange,
}: {
  values: AccountValues
  onChange: (change: Partial<AccountValues>) => void
}) {
  const login = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  function show(title: string, message: string, found: FieldErrors) {
    setErrors(found)
    toast({ kind: 'error', title, description: message })
    focusFirstInvalid(form)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (login.isPending || login.isSuccess) return
    const missing = missingFields(values, texts.invalid.login)
    if (missing) return show(texts.invalid.title, texts.invalid.login, missing)

    setErrors({})
    login.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onError: (error) => {
          const message = loginErrorText(error)
          show(words.failed, message, { password: message })
        },
      },
    )
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={submit}>
      <TextField
        label={texts.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        value={values.email}
        error={errors.email ?? null}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        value={values.password}
        error={errors.password ?? null}
        onChange={(password) => onChange({ password })}
      />
      <Link className="forgot" href="/reset-password">
        {words.forgot}
      </Link>
      <Button
        type="submit"
        variant="primary"
        block
        pending={login.isPending || login.isSuccess}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
    </form>
  )
}
