import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { newPasswordErrorText } from '../error-texts.ts'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { PasswordField } from '../password-field.tsx'
import { texts } from './texts.ts'

const words = texts.password

interface Passwords {
  current: string
  wanted: string
}
type Problems = Partial<Record<keyof Passwords, string>>

const none: Passwords = { current: '', wanted: '' }

export function ChangePassword({ user }: { user: User }) {
  const [values, setValues] = useState(none)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const changing = useChangePassword()

  function show(title: string, description: string, found: Problems) {
    setProblems(found)
    toast({ kind: 'error', title, description })
    focusFirstInvalid(form)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changing.isPending) return
    const missing = missingIn(values)
    if (missing) return show(words.missing.title, words.missing.description, missing)

    setProblems({})
    changing.mutate(values, {
      onSuccess: () => setValues(none),
      onError: (error) => {
        const message = newPasswordErrorText(error)
        const field = fieldOf(error)
        show(words.failed, message, field ? { [field]: message } : {})
      },
    })
  }

  return (
    <FormSection title={words.title} text={words.text}>
      <form ref={form} className="inline-form" noValidate onSubmit={submit}>
        {/* tells a password manager whose password this is */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={words.current}
          name="current-password"
          value={values.current}
          error={problems.current ?? null}
          onChange={(current) => setValues((previous) => ({ ...previous, current }))}
        />
        <PasswordField
          isNew
          label={words.new}
          name="new-password"
          value={values.wanted}
          error={problems.wanted ?? null}
          onChange={(wanted) => setValues((previous) => ({ ...previous, wanted }))}
        />
        <Button type="submit" pending={changing.isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </form>
    </FormSection>
  )
}

function missingIn({ current, wanted }: Passwords): Problems | null {
  const message = words.missing.description
  if (current && wanted) return null
  return { ...(!current && { current: message }), ...(!wanted && { wanted: message }) }
}

/** The field that a failure is about; null when it is about neither. */
function fieldOf(error: Error): keyof Passwords | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'wrong_password') return 'current'
  return error.code === 'invalid_input' ? 'wanted' : null
}

/** Ends every other session, so their list is asked for again. */
function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ current, wanted }: Passwords) =>
      callApi('changePassword', { body: { currentPassword: current, newPassword: wanted } }),
    onSuccess: ({ message }) => {
      toast({ kind: 'success', title: words.done, description: message })
      void cache.invalidateQueries({ queryKey: queryKeys.sessions })
    },
  })
}
