import { errorMessage } from '#client/lib/api'
import { useDraft } from '#client/lib/drafts'
import { useAppForm } from '#client/lib/form'
import { translate } from '#client/lib/server-message'
import { useForgotPassword } from '#client/queries/accounts'
import { useConfig } from '#client/queries/config'
import { Hint } from '#client/ui/field'
import { Link } from '#client/ui/link'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from '../account-form.tsx'
import { texts as accountTexts } from '../texts.ts'
import styles from './forgot-password-form.module.css'
import { texts } from './texts.ts'

/** Requests a link by mail. The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  // prefilled with what was typed into the login form
  const [account, keep] = useDraft('account', { email: '', firstName: '', lastName: '' })
  const hasNoMail = useConfig()?.features.mail === false
  const asking = useForgotPassword()
  const form = useAppForm({
    initial: { email: account.email },
    onChange: ({ email }) => keep((previous) => ({ ...previous, email })),
    check: ({ email }) => ({ email: email.trim() === '' && texts.forgot.missing.description }),
    onInvalid: () => toast({ kind: 'error', ...texts.forgot.missing }),
    send: ({ email }) => asking.mutateAsync(email.trim()),
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.forgot.failed, description: errorMessage(error) })
      return undefined
    },
  })

  return (
    <AccountForm {...form.props}>
      <TextField label={accountTexts.fields.email} type="email" autoComplete="username" {...form.field('email')} />
      {hasNoMail && (
        <Text size={14} tone="dim">
          {texts.forgot.noMail}
        </Text>
      )}
      <SubmitButton pending={form.isSending} pendingLabel={texts.forgot.pending}>
        {texts.forgot.submit}
      </SubmitButton>
      <div className={styles.answer} role="status">
        {asking.data && (
          <>
            <b>{translate(asking.data)}</b>
            {!hasNoMail && <Hint className={styles.hint}>{texts.forgot.sentHint}</Hint>}
          </>
        )}
      </div>
      <Link className={styles.back} href="/auth">
        {texts.forgot.back}
      </Link>
    </AccountForm>
  )
}
