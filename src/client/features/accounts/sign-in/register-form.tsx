import { type NewAccount, useRegister } from '#client/queries/accounts'
import { useConfig } from '#client/queries/config'
import { Hint } from '#client/ui/field'
import { toast } from '#client/ui/toast'
import { registrationErrorText } from '../error-texts.ts'
import { NewAccountForm } from '../new-account-form.tsx'
import { texts } from '../texts.ts'
import { Agreement } from './agreement.tsx'
import styles from './register-form.module.css'
import { signUpTexts } from './sign-up-texts.ts'

/** @param onUnconfirmed the account exists, and its owner must open the link sent to this address */
export function RegisterForm({
  values,
  onChange,
  onUnconfirmed,
}: {
  values: NewAccount
  onChange: (values: NewAccount) => void
  onUnconfirmed: (email: string) => void
}) {
  const register = useRegister()
  const signUp = useConfig()?.signUp
  if (signUp?.mode === 'invitation' || signUp?.mode === 'closed') {
    return <p>{signUp.mode === 'closed' ? signUpTexts.closed : signUpTexts.byInvitation}</p>
  }
  return (
    <>
      <NewAccountForm
        values={values}
        onChange={onChange}
        send={register.mutateAsync}
        onSent={({ user, needsConfirmation }) => {
          toast({ kind: 'success', ...texts.register.done })
          if (needsConfirmation) onUnconfirmed(user.email)
        }}
        isDone={register.isSuccess}
        errorText={registrationErrorText}
        labels={texts.register}
      />
      {signUp && signUp.domains.length > 0 && (
        <Hint className={styles.note}>{signUpTexts.domains(signUp.domains.join(', '))}</Hint>
      )}
      {signUp?.mode === 'approval' && <Hint className={styles.note}>{texts.register.approvalHint}</Hint>}
      <Agreement className={styles.note} />
    </>
  )
}
