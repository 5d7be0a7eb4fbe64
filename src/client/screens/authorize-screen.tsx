import { Redirect } from 'wouter'
import { ConsentPanel } from '#client/features/connected-apps/consent-panel'
import { signInPath } from '#client/lib/next-path'
import { useUser } from '#client/queries/user'
import { PlainPage } from '#client/ui/plain-page'

/** /authorize: a third-party app asks for consent. A visitor who is signed out signs in first. */
export function AuthorizeScreen() {
  const { user } = useUser()
  if (!user) return <Redirect to={signInPath(location.pathname + location.search)} replace />
  return (
    <PlainPage>
      <ConsentPanel email={user.email} />
    </PlainPage>
  )
}
