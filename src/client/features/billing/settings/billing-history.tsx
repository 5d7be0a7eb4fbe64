import { formatAmount, formatDate } from '#client/lib/formatting'
import { wordsFor } from '#client/lib/words-for'
import { type BillingEntry, useBillingHistory } from '#client/queries/billing'
import { useConfig } from '#client/queries/config'
import { Badge } from '#client/ui/badge'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import styles from './billing-history.module.css'
import { subscriptionTexts } from './texts.ts'

/** Payments and refunds, newest first. */
export function BillingHistory() {
  const words = subscriptionTexts.history
  const history = useBillingHistory()
  return (
    <FormSection title={words.title} text={<Inquiries />}>
      {history.data ? (
        <Entries entries={history.data} />
      ) : history.error ? (
        <LoadFailure level={3} title={words.failed} query={history} />
      ) : (
        <Skeleton label={words.loading} className={styles.entries}>
          <Stack gap={2} className={styles.entry}>
            <Bone width="45%" height="16px" />
            <Bone width="30%" height="14px" />
          </Stack>
        </Skeleton>
      )}
    </FormSection>
  )
}

function Entries({ entries }: { entries: readonly BillingEntry[] }) {
  if (entries.length === 0) return <Text tone="dim">{subscriptionTexts.history.empty}</Text>
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: BillingEntry }) {
  const words = subscriptionTexts.history
  const { date, amount, currency, status, receiptUrl } = entry
  const description = wordsFor(words.descriptions, entry.description)
  const day = formatDate(date)
  return (
    <Stack as="li" gap={2} className={styles.entry}>
      <span className={styles.payment}>
        <b>{description}</b>
        <b className={styles.amount}>{formatAmount(amount, currency)}</b>
      </span>
      <span className={styles.facts}>
        <time dateTime={date}>{day}</time>
        <Badge tone={status === 'paid' ? 'ok' : 'plain'}>{words.status[status]}</Badge>
        {receiptUrl && (
          <a href={receiptUrl} target="_blank" rel="noreferrer" aria-label={words.receiptFor(description, day)}>
            {words.receipt}
          </a>
        )}
      </span>
    </Stack>
  )
}

function Inquiries() {
  const { inquiries } = subscriptionTexts.history
  const email = useConfig()?.supportEmail
  return email ? (
    <>
      {inquiries}: <a href={`mailto:${email}`}>{email}</a>
    </>
  ) : (
    <>{inquiries}.</>
  )
}
