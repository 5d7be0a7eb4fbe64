import { useAppForm } from '#client/lib/form'
import { translate } from '#client/lib/server-message'
import { useResetPassword } from '#client/queries/accounts'
import { isExpired, useIsLinkOver } from '#client/queries/link-state'
import { Callout } from '#client/ui/callout'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from '../account-form.tsx'
import { AuthPage } from '../auth-page.tsx'
import { newPasswordErrorText, registrationErrorField } from '../error-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { texts } from './texts.ts'
import { SignInLink } from './unusable-link.tsx'

/** /reset-password: with the token of a mailed link sets a new password, without one requests such a link. */
export function ResetPasswordPanel() {
  const token = useLinkToken()
  if (token !== '') return <NewPassword key={token} token={token} />
  return (
    <AuthPage title={texts.forgot.title}>
      <ForgotPasswordForm />
    </AuthPage>
  )
}

function NewPassword({ token }: { token: string }) {
  const resetting = useResetPassword(token)
  const isOver = useIsLinkOver('password-reset', token, resetting.isPending || resetting.isSuccess)
  if (resetting.data) {
    return (
      <AuthPage title={texts.reset.doneTitle}>
        <p role="status">{translate(resetting.data)}</p>
        <SignInLink />
      </AuthPage>
    )
  }
  if (isOver || isExpired(resetting.error)) {
    return (
      <AuthPage title={texts.forgot.title}>
        <Callout kind="error" title={texts.reset.expired.title} text={texts.reset.expired.text} />
        <ForgotPasswordForm />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={texts.reset.title}>
      <NewPasswordForm send={resetting.mutateAsync} />
    </AuthPage>
  )
}

function NewPasswordForm({ send }: { send: (password: string) => Promise<unknown> }) {
  const form = useAppForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && texts.reset.missing.description }),
    onInvalid: () => toast({ kind: 'error', ...texts.reset.missing }),
    send: ({ password }) => send(password),
    onFailure: (error) => {
      if (isExpired(error)) return undefined // the page itself reports it
      const message = newPasswordErrorText(error)
      toast({ kind: 'error', title: texts.reset.failed, description: message })
      return registrationErrorField(error) === 'password' ? { password: message } : undefined
    },
  })

  return (
    <AccountForm {...form.props}>
      <PasswordField isNew label={texts.reset.label} {...form.field('password')} />
      <SubmitButton pending={form.isSending} pendingLabel={texts.reset.pending}>
        {texts.reset.submit}
      </SubmitButton>
    </AccountForm>
  )
}
