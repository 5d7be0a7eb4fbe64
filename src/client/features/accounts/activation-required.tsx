import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { formatDateTime } from '#client/lib/formatting'
import { useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import { Text } from '#client/ui/text'
import styles from './activation-required.module.css'
import { approvalTexts } from './approval-texts.ts'
import { texts } from './texts.ts'

/** All that someone sees who is signed in and not approved yet. An e-mail is promised only where one can be sent. */
export function ActivationRequired() {
  const config = useConfig()
  const { user, refetch, isFetching } = useUser()
  const [result, setResult] = useState<string | null>(null)

  async function check() {
    const { error, data } = await refetch()
    if (error) setResult(errorMessage(error))
    else if (data && !data.isApproved) setResult(approvalTexts.stillPending(formatDateTime(Date.now())))
  }

  return (
    <div className={styles.page}>
      <p className={styles.eyebrow}>{approvalTexts.screen}</p>
      <PageTitle windowTitle={approvalTexts.screen}>{approvalTexts.title}</PageTitle>
      <p>
        {approvalTexts.review} {config && (config.features.mail ? approvalTexts.mail : approvalTexts.noMail)}
      </p>
      {user?.awaitsEmailConfirmation && <p>{approvalTexts.confirm(user.email)}</p>}
      <p>
        {config?.supportEmail ? (
          <>
            {approvalTexts.supportAt}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </>
        ) : (
          approvalTexts.support
        )}
      </p>
      <Button
        className={styles.apart}
        pending={isFetching}
        pendingLabel={approvalTexts.checking}
        onClick={() => void check()}
      >
        {approvalTexts.check}
      </Button>
      <Text size={14} tone="dim" role="status">
        {result}
      </Text>
      <Cluster as="p" className={cx(styles.apart, styles.legal)}>
        <a href="/terms">{texts.legal.terms}</a>
        <a href="/privacy">{texts.legal.privacy}</a>
      </Cluster>
    </div>
  )
}
