import { useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { formatDateTime } from '#client/lib/formatting'
import { useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { Row } from '#client/ui/row'
import { Text } from '#client/ui/text'
import styles from './activation-required.module.css'
import { texts } from './texts.ts'

/** All that someone sees who is signed in and not approved yet. An e-mail is promised only where one can be sent. */
export function ActivationRequired() {
  const config = useConfig()
  const { refetch, isFetching } = useUser()
  const [result, setResult] = useState<string | null>(null)

  async function check() {
    const { error, data } = await refetch()
    if (error) setResult(sentenceOf(error))
    else if (data && !data.isApproved) setResult(texts.approval.stillPending(formatDateTime(Date.now())))
  }

  return (
    <div className={styles.page}>
      <p className={styles.eyebrow}>{texts.approval.screen}</p>
      <PageTitle windowTitle={texts.approval.screen}>{texts.approval.title}</PageTitle>
      <p>
        {texts.approval.review} {config && (config.features.mail ? texts.approval.mail : texts.approval.noMail)}
      </p>
      <p>
        {config?.supportEmail ? (
          <>
            {texts.approval.supportAt}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </>
        ) : (
          texts.approval.support
        )}
      </p>
      <Button
        className={styles.apart}
        pending={isFetching}
        pendingLabel={texts.approval.checking}
        onClick={() => void check()}
      >
        {texts.approval.check}
      </Button>
      <Text size={14} tone="dim" role="status">
        {result}
      </Text>
      <Row as="p" wrap className={cx(styles.apart, styles.legal)}>
        <a href="/terms">{texts.legal.terms}</a>
        <a href="/privacy">{texts.legal.privacy}</a>
      </Row>
    </div>
  )
}
