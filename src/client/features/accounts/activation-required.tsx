import { useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { useConfig } from '#client/lib/use-config'
import { useUser } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { texts } from './texts.ts'

const words = texts.approval

/** All that someone sees who is signed in and not approved yet. An e-mail is promised only where one can be sent. */
export function ActivationRequired() {
  const config = useConfig()
  const { refetch, isFetching } = useUser()
  const [result, setResult] = useState<string | null>(null)

  async function check() {
    const { error, data } = await refetch()
    if (error) setResult(sentenceOf(error))
    else if (data && !data.isApproved) setResult(words.stillPending(formatDateTime(Date.now())))
  }

  return (
    <div className="lost">
      <p className="eyebrow">{words.screen}</p>
      <PageTitle windowTitle={words.screen}>{words.title}</PageTitle>
      <p>
        {words.review} {config && (config.features.mail ? words.mail : words.noMail)}
      </p>
      <p>
        {config?.supportEmail ? (
          <>
            {words.supportAt}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </>
        ) : (
          words.support
        )}
      </p>
      <Button pending={isFetching} pendingLabel={words.checking} onClick={() => void check()}>
        {words.check}
      </Button>
      <p className="t14 dim" role="status">
        {result}
      </p>
      <p className="row wrap t14 dim">
        <a href="/terms">{texts.legal.terms}</a>
        <a href="/privacy">{texts.legal.privacy}</a>
      </p>
    </div>
  )
}
