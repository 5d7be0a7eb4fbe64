import { ConfirmEmailPanel } from '#client/features/accounts/mail-links/confirm-email-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /confirm-email: says that an address is one’s own. */
export function ConfirmEmailScreen() {
  return (
    <PlainPage>
      <ConfirmEmailPanel />
    </PlainPage>
  )
}
