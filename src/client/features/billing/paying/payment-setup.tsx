import { type PublicConfig, useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { Button, ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { Spinner } from '#client/ui/spinner'
import { TestLabel } from '../test-label.tsx'
import { texts } from '../texts.ts'
import { UpgradePage } from './upgrade-page.tsx'
import { usePaymentSetup } from './use-payment-setup.ts'

/** /subscribe for who is signed in. A past-due payer has Pro and pays the open invoice here. */
export function PaymentSetup({ user }: { user: User }) {
  const config = useConfig()
  const isOverdue = user.subscription?.status === 'past_due'
  if (user.subscriptionStatus === 'active' && !isOverdue) return <Member />
  if (!config) return <Spinner label={texts.setup.pending} />
  if (config.payments.form === 'off') return <Unavailable supportEmail={config.supportEmail} />
  return <Paying config={config} isOverdue={isOverdue} />
}

function Paying({ config, isOverdue }: { config: PublicConfig; isOverdue: boolean }) {
  const { data: setup, isPending } = usePaymentSetup()
  if (isPending) return <Spinner label={texts.setup.pending} />
  if (setup?.status === 'active') return <Member />
  if (!setup?.clientSecret) return <SetupFailed />
  return <UpgradePage config={config} clientSecret={setup.clientSecret} isOverdue={isOverdue} />
}

function Member() {
  const words = texts.member
  return (
    <div className="lost">
      <PageTitle>{words.heading}</PageTitle>
      <p>{words.text}</p>
      <div className="row wrap">
        <ButtonLink href="/dashboard" variant="primary">
          {words.toDashboard}
        </ButtonLink>
        <TestLabel />
      </div>
    </div>
  )
}

function SetupFailed() {
  const words = texts.setup.failed
  return (
    <div className="lost">
      <PageTitle>{words.heading}</PageTitle>
      <p>{words.text}</p>
      <div className="row wrap">
        <Button variant="primary" onClick={() => location.reload()}>
          {words.retry}
        </Button>
        <TestLabel />
      </div>
    </div>
  )
}

function Unavailable({ supportEmail }: { supportEmail: string | null }) {
  const words = texts.unavailable
  return (
    <div className="lost">
      <PageTitle>{texts.upgrade.heading}</PageTitle>
      <p>{words.text}</p>
      {supportEmail && (
        <p>
          {words.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <div className="row wrap">
        <ButtonLink href="/dashboard" variant="primary">
          {texts.member.toDashboard}
        </ButtonLink>
      </div>
    </div>
  )
}
