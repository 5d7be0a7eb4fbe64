import { Redirect } from 'wouter'
import { ConsentPanel } from '#client/features/connected-apps/consent-panel'
import { signInPath } from '#client/lib/next-path'
import { useUser } from '#client/queries/user'
import { PlainPage } from '#client/ui/plain-page'

/** /authorize: where apps of others ask for consent; whoever is signed out signs in first. */
export function AuthorizeScreen() {
  const { user } = useUser()
  if (!user) return <Redirect to={signInPath(location.pathname + location.search)} replace />
  return (
    <PlainPage>
      <ConsentPanel email={user.email} />
    </PlainPage>
  )
}
