import { formatMomentIn } from '#client/lib/formatting'
import { type LinkedinAccount, useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { useQueue } from '#client/queries/linkedin/publications'
import { ButtonLink } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './queue.module.css'
import { QueueList } from './queue-list.tsx'
import { scheduleTexts as texts } from './texts.ts'

/** The queue of each account that has weekly times. */
export function Queues() {
  const { data, error, isFetching, refetch } = useLinkedinAccounts()
  if (!data) {
    return error ? (
      <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
    ) : (
      <TextSkeleton label={texts.loading} widths={[60, 92, 40]} />
    )
  }
  const withTimes = data.filter(({ slots }) => slots.length > 0)
  if (withTimes.length === 0) {
    return (
      <Notice
        title={texts.noTimes.title}
        text={<p>{texts.noTimes.text}</p>}
        action={<ButtonLink href="/settings?tab=linkedin">{texts.noTimes.action}</ButtonLink>}
      />
    )
  }
  return withTimes.map((account) => <AccountQueue key={account.id} account={account} />)
}

function AccountQueue({ account: { id, name } }: { account: LinkedinAccount }) {
  const { data, error, isFetching, refetch } = useQueue(id)
  return (
    <section className={styles.account} aria-label={name}>
      <h2 dir="auto">{name}</h2>
      {error && !data && <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />}
      {!data && !error && <TextSkeleton label={texts.loading} widths={[60, 92]} />}
      {data && (
        <>
          {data.publications.length > 0 ? (
            <>
              <QueueList accountId={id} queue={data.publications} />
              {data.publications.length > 1 && <Hint>{texts.queueHelp}</Hint>}
            </>
          ) : (
            <Hint>{texts.queueEmpty}</Hint>
          )}
          {data.next && <Hint>{texts.nextFree(formatMomentIn(data.next.dueAt, data.next.timeZone))}</Hint>}
        </>
      )}
    </section>
  )
}
