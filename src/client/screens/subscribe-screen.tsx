import '#client/features/billing/paying/paying.css'
import { PaymentSetup } from '#client/features/billing/paying/payment-setup'
import { texts } from '#client/features/billing/texts'
import { signInPath } from '#client/lib/next-path'
import { useUser } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { PlainPage } from '#client/ui/plain-page'

/** /subscribe: from a trial to Pro. A visitor is told to sign in first, and comes back. */
export function SubscribeScreen() {
  const { user } = useUser()
  return user ? <PaymentSetup user={user} /> : <SignInRequired />
}

function SignInRequired() {
  const words = texts.signedOut
  return (
    <PlainPage>
      <div className="lost">
        <PageTitle>{words.heading}</PageTitle>
        <p>{words.text}</p>
        <div className="row wrap">
          <ButtonLink href={signInPath('/subscribe')} variant="primary">
            {words.signIn}
          </ButtonLink>
        </div>
      </div>
    </PlainPage>
  )
}
