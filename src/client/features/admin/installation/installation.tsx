import { errorMessage } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { type Installation as Facts, useInstallation, useTestMail } from '#client/queries/installation'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { SignUpForm } from './sign-up-form.tsx'
import { installationTexts as texts } from './texts.ts'

/** Settings and facts that an operator needs while the server runs. */
export function Installation() {
  const { data, error, isFetching, refetch } = useInstallation()
  if (data) {
    return (
      <>
        <FormSection title={texts.signUp.title}>
          <SignUpForm signUp={data.signUp} />
        </FormSection>
        <FormSection title={texts.mail.title}>
          <MailState mail={data.mail} />
        </FormSection>
        <FormSection title={texts.payments.title}>
          <PaymentState payments={data.payments} />
        </FormSection>
      </>
    )
  }
  if (error) return <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
  return <TextSkeleton label={texts.loading} widths={[70, 92, 84, 60]} />
}

function MailState({ mail }: { mail: Facts['mail'] }) {
  const words = texts.mail
  const { mutate, data, error, isPending } = useTestMail()
  if (!mail) return <p>{words.none}</p>
  return (
    <>
      <p>{words.state(mail.server, mail.from)}</p>
      <Cluster>
        <Button pending={isPending} pendingLabel={words.sending} onClick={() => mutate()}>
          {words.send}
        </Button>
        <span role="status">
          {data && <Badge tone={data.isSent ? 'ok' : 'warn'}>{data.isSent ? words.sent : words.notSent}</Badge>}
        </span>
      </Cluster>
      {data && (
        <Hint>
          {words.answer} <code>{data.answer}</code>
        </Hint>
      )}
      {error && <p role="alert">{errorMessage(error)}</p>}
    </>
  )
}

function PaymentState({ payments: { provider, keys, lastNoticeAt } }: { payments: Facts['payments'] }) {
  const words = texts.payments
  return (
    <>
      <p>
        {words.providers[provider]} {keys && <Badge tone={keys === 'live' ? 'ok' : 'warn'}>{words.keys[keys]}</Badge>}
      </p>
      {provider !== 'off' && (
        <p>{lastNoticeAt === null ? words.noNotice : words.lastNotice(formatDateTime(Date.parse(lastNoticeAt)))}</p>
      )}
    </>
  )
}
