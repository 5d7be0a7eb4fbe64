import type { AccountValues } from './account-values.ts'
import { registrationErrorText } from './error-texts.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { texts } from './texts.ts'
import { useRegister } from './use-register.ts'

const words = texts.register

/** @param onUnconfirmed the account is made, and waits for the link sent to this address to be opened */
export function RegisterForm({
  values,
  onChange,
  onUnconfirmed,
}: {
  values: AccountValues
  onChange: (change: Partial<AccountValues>) => void
  onUnconfirmed: (email: string) => void
}) {
  const register = useRegister()

  async function submit(account: AccountValues) {
    const { user, needsConfirmation } = await register.mutateAsync(account)
    if (needsConfirmation) onUnconfirmed(user.email)
  }

  return (
    <>
      <NewAccountForm
        values={values}
        onChange={onChange}
        submit={submit}
        isPending={register.isPending || register.isSuccess}
        errorText={registrationErrorText}
        labels={words}
      />
      <p className="hint">{words.approvalHint}</p>
      <p className="hint">
        {words.agreement} <a href="/terms">{texts.legal.terms}</a> {words.and}{' '}
        <a href="/privacy">{texts.legal.privacy}</a>.
      </p>
    </>
  )
}
