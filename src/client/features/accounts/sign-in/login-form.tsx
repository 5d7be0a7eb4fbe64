import { ApiError } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type NewAccount, useLogin } from '#client/queries/accounts'
import { Link } from '#client/ui/link'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from '../account-form.tsx'
import { missingFields } from '../account-values.ts'
import { loginErrorText } from '../error-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { texts } from '../texts.ts'
import styles from './login-form.module.css'

export function LoginForm({
  values,
  onChange,
  onCodeWanted,
}: {
  /** Input from the other tab is used here too. */
  values: NewAccount
  onChange: (values: NewAccount) => void
  /** The password was right, and this account also needs a code. */
  onCodeWanted: () => void
}) {
  const login = useLogin()
  const form = useAppForm({
    initial: values,
    onChange,
    check: (account) => missingFields(account, texts.invalid.login),
    onInvalid: () => toast({ kind: 'error', title: texts.invalid.title, description: texts.invalid.login }),
    send: ({ email, password }) => login.mutateAsync({ email: email.trim(), password }),
    onSent: () => toast({ kind: 'success', ...texts.login.done }),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_required') {
        onCodeWanted()
        return undefined
      }
      const message = loginErrorText(error)
      toast({ kind: 'error', title: texts.login.failed, description: message })
      return { password: message }
    },
  })

  return (
    <AccountForm {...form.props}>
      <TextField label={texts.fields.email} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField {...form.field('password')} />
      <Link className={styles.forgot} href="/reset-password">
        {texts.login.forgot}
      </Link>
      <SubmitButton pending={form.isSending || login.isSuccess} pendingLabel={texts.login.pending}>
        {texts.login.submit}
      </SubmitButton>
    </AccountForm>
  )
}
