import { useAppForm } from '#client/lib/form'
import type { NewAccount } from '#client/queries/accounts'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { missingFields } from './account-values.ts'
import { registrationErrorField } from './error-texts.ts'
import { NameFields } from './name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { texts } from './texts.ts'

/** Names, e-mail and a new password: for registration and for the first administrator. */
export function NewAccountForm<Answer>({
  values,
  onChange,
  send,
  onSent,
  isDone,
  errorText,
  labels,
}: {
  values: NewAccount
  onChange?: (values: NewAccount) => void
  /** Rejects with the failure; the form shows it. */
  send: (account: NewAccount) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** The next page is opening. */
  isDone: boolean
  errorText: (error: unknown) => string
  labels: { submit: string; pending: string; failed: string }
}) {
  const form = useAppForm({
    initial: values,
    onChange,
    check: (account) => missingFields(account, texts.invalid.register),
    onInvalid: () => toast({ kind: 'error', title: texts.invalid.title, description: texts.invalid.register }),
    send: (account) => send({ ...account, email: account.email.trim() }),
    onSent,
    onFailure: (error) => {
      const message = errorText(error)
      const field = registrationErrorField(error)
      toast({ kind: 'error', title: labels.failed, description: message })
      return field ? { [field]: message } : undefined
    },
  })

  return (
    <AccountForm {...form.props}>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <TextField label={texts.fields.email} type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField isNew {...form.field('password')} />
      <SubmitButton pending={form.isSending || isDone} pendingLabel={labels.pending}>
        {labels.submit}
      </SubmitButton>
    </AccountForm>
  )
}
