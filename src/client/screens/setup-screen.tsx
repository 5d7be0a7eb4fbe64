import { SetupPanel } from '#client/features/accounts/setup-panel'
import { PlainPage } from '#client/ui/plain-page'

/** /setup: the first administrator. Once there is a user, the route table redirects to the dashboard. */
export function SetupScreen() {
  return (
    <PlainPage>
      <SetupPanel />
    </PlainPage>
  )
}
