import { ConfirmEmailPanel } from '#client/features/accounts/mail-links/confirm-email-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /confirm-email: confirms one's e-mail address. */
export function ConfirmEmailScreen() {
  return (
    <PlainPage>
      <ConfirmEmailPanel />
    </PlainPage>
  )
}
