import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { toast } from '#client/ui/toast'
import { registrationErrorField, registrationErrorText } from '../error-texts.ts'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { PasswordField } from '../password-field.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { isExpired, LinkPanel, SignInLink } from './link-panel.tsx'
import { texts } from './texts.ts'

const words = texts.reset

/** /reset-password: with the token of a mailed link a new password, without one the way to such a link. */
export function ResetPasswordPanel() {
  const token = useLinkToken()
  if (token !== '') return <NewPassword key={token} token={token} />
  return (
    <LinkPanel title={texts.forgot.title}>
      <ForgotPasswordForm />
    </LinkPanel>
  )
}

function NewPassword({ token }: { token: string }) {
  const resetting = useResetPassword(token)
  if (resetting.data) {
    return (
      <LinkPanel title={words.doneTitle}>
        <p role="status">{resetting.data.message}</p>
        <SignInLink />
      </LinkPanel>
    )
  }
  if (isExpired(resetting.error)) {
    return (
      <LinkPanel title={texts.forgot.title}>
        <Notice kind="error" title={words.expired.title} text={words.expired.text} />
        <ForgotPasswordForm />
      </LinkPanel>
    )
  }
  return (
    <LinkPanel title={words.title}>
      <NewPasswordForm submit={resetting.mutateAsync} isPending={resetting.isPending} />
    </LinkPanel>
  )
}

function NewPasswordForm({
  submit,
  isPending,
}: {
  submit: (password: string) => Promise<unknown>
  isPending: boolean
}) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  function show(title: string, description: string, atField: boolean) {
    setProblem(atField ? description : null)
    toast({ kind: 'error', title, description })
    if (atField) focusFirstInvalid(form)
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (password === '') return show(words.missing.title, words.missing.description, true)
    setProblem(null)
    try {
      await submit(password)
    } catch (error) {
      if (isExpired(error)) return // said by the page itself
      show(words.failed, registrationErrorText(error), registrationErrorField(error) === 'password')
    }
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField isNew label={words.label} value={password} error={problem} onChange={setPassword} />
      <Button type="submit" variant="primary" block pending={isPending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Every session of the account ends. If this browser had one, the next question who is signed in finds nobody. */
function useResetPassword(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => callApi('resetPassword', { body: { token, password } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.user }),
  })
}
