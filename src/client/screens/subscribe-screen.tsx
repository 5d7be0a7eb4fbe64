import { PaymentSetup } from '#client/features/billing/paying/payment-setup'
import { SignInRequired } from '#client/features/billing/paying/sign-in-required'
import { useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { PlainPage } from '#client/ui/plain-page'
import { Spinner } from '#client/ui/spinner'
import { NotFoundScreen } from './not-found-screen.tsx'

/** /subscribe: from a trial to Pro. A visitor has to sign in first, and comes back. Does not exist without plans. */
export function SubscribeScreen() {
  const { user } = useUser()
  const config = useConfig()
  if (!config) return <Spinner />
  if (!config.features.plans) return <NotFoundScreen isSignedIn={user !== null} />
  if (user) return <PaymentSetup user={user} />
  return (
    <PlainPage>
      <SignInRequired />
    </PlainPage>
  )
}
