import { useEffect, useState } from 'react'
import { ApiError } from '#client/lib/api'
import { usePaymentSetup } from '#client/queries/billing'
import { type PublicConfig, useConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { MessagePage } from '#client/ui/message-page'
import { Spinner } from '#client/ui/spinner'
import { toast } from '#client/ui/toast'
import { TestLabel } from '../warnings/test-label.tsx'
import { hasJustPaid } from './just-paid.ts'
import { OnProPage } from './on-pro.tsx'
import { payingTexts } from './texts.ts'
import { UpgradePage } from './upgrade-page.tsx'

/** /subscribe when signed in. A past-due payer has Pro and pays the open invoice here. */
export function PaymentSetup({ user }: { user: User }) {
  const config = useConfig()
  const isOverdue = user.subscription?.status === 'past_due'
  if (user.subscriptionStatus === 'active' && !isOverdue) return <AlreadyPro />
  if (!config) return <Spinner label={payingTexts.setup.pending} />
  if (config.payments.form === 'off') return <NoPayments supportEmail={config.supportEmail} />
  return <Paying config={config} isOverdue={isOverdue} />
}

function Paying({ config, isOverdue }: { config: PublicConfig; isOverdue: boolean }) {
  const { data, isPending, error } = usePaymentSetup({ mayPriceChange: config.payments.form === 'stripe' })
  useEffect(() => {
    if (error) toast({ kind: 'error', title: payingTexts.setup.error.title, description: failureSentence(error) })
  }, [error])

  if (isPending) return <Spinner label={payingTexts.setup.pending} />
  if (data?.status === 'active') return <AlreadyPro />
  if (!data?.clientSecret) return <SetupFailed />
  return <UpgradePage config={config} clientSecret={data.clientSecret} isOverdue={isOverdue} />
}

/** The server's sentence, else the network's, else our own. */
function failureSentence(error: Error): string {
  return error instanceof ApiError && error.code !== 'unknown' ? error.serverMessage : payingTexts.setup.error.fallback
}

/** Right after paying: what is new. Later: that there is nothing to pay. */
function AlreadyPro() {
  const [isNew] = useState(hasJustPaid)
  const { heading, text } = payingTexts.member
  if (isNew) return <OnProPage />
  return (
    <MessagePage
      title={heading}
      actions={
        <>
          <ToDashboard />
          <TestLabel />
        </>
      }
    >
      <p>{text}</p>
    </MessagePage>
  )
}

function SetupFailed() {
  const { heading, text, retry } = payingTexts.setup.failed
  return (
    <MessagePage
      title={heading}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {retry}
          </Button>
          <TestLabel />
        </>
      }
    >
      <p>{text}</p>
    </MessagePage>
  )
}

function NoPayments({ supportEmail }: { supportEmail: string | null }) {
  const { text, contact } = payingTexts.unavailable
  return (
    <MessagePage title={payingTexts.upgrade.heading} actions={<ToDashboard />}>
      <p>{text}</p>
      {supportEmail && (
        <p>
          {contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </MessagePage>
  )
}

function ToDashboard() {
  return (
    <ButtonLink href="/dashboard" variant="primary">
      {payingTexts.member.toDashboard}
    </ButtonLink>
  )
}
