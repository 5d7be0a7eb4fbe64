import { InvitationPanel } from '#client/features/accounts/mail-links/invitation-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /invitation: the first visit of someone an administrator has invited. */
export function InvitationScreen() {
  return (
    <PlainPage>
      <InvitationPanel />
    </PlainPage>
  )
}
