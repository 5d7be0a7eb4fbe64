import { ResetPasswordPanel } from '#client/features/accounts/mail-links/reset-password-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /reset-password: a new password for people who forgot theirs. */
export function ResetPasswordScreen() {
  return (
    <PlainPage>
      <ResetPasswordPanel />
    </PlainPage>
  )
}
