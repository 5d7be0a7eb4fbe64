import { PaymentSetup } from '#client/features/billing/paying/payment-setup'
import { SignInRequired } from '#client/features/billing/paying/sign-in-required'
import { useUser } from '#client/queries/user'
import { PlainPage } from '#client/ui/plain-page'

/** /subscribe: from a trial to Pro. A visitor is asked to sign in first, and comes back. */
export function SubscribeScreen() {
  const { user } = useUser()
  if (user) return <PaymentSetup user={user} />
  return (
    <PlainPage>
      <SignInRequired />
    </PlainPage>
  )
}
