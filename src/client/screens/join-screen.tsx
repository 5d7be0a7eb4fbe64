import { JoinPanel } from '#client/features/accounts/mail-links/join-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /join: where the link of an invitation to a team leads. */
export function JoinScreen() {
  return (
    <PlainPage>
      <JoinPanel />
    </PlainPage>
  )
}
