import { ResetPasswordPanel } from '#client/features/accounts/mail-links/reset-password-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /reset-password: a new password for who has forgotten the old one. */
export function ResetPasswordScreen() {
  return (
    <PlainPage>
      <ResetPasswordPanel />
    </PlainPage>
  )
}
