import { useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { PlainPage } from '#client/ui/plain-page'
import { texts } from './texts.ts'

const words = texts.subscribe

/** /subscribe, as far as it can be answered while this server takes no payments. */
export function SubscribeScreen({ user }: { user: User }) {
  const supportEmail = useConfig()?.supportEmail
  const isPro = user.subscriptionStatus === 'active'
  return (
    <div className="lost">
      <PageTitle>{isPro ? words.active.heading : words.unavailable.heading}</PageTitle>
      <p>{isPro ? words.active.text : words.unavailable.text}</p>
      {!isPro && supportEmail && (
        <p>
          {words.unavailable.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <div className="row wrap">
        <ButtonLink href="/dashboard" variant="primary">
          {words.toDashboard}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The same page for a visitor. */
export function SubscribeSignedOut() {
  return (
    <PlainPage>
      <div className="lost">
        <PageTitle>{words.signedOut.heading}</PageTitle>
        <p>{words.signedOut.text}</p>
        <div className="row wrap">
          <ButtonLink href="/auth?next=%2Fsubscribe" variant="primary">
            {words.signedOut.signIn}
          </ButtonLink>
        </div>
      </div>
    </PlainPage>
  )
}
