import { formatMomentIn } from '#client/lib/formatting'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import { useQueue } from '#client/queries/linkedin/publications'
import { Hint } from '#client/ui/field'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './queue.module.css'
import { QueueList } from './queue-list.tsx'
import { queueTexts as texts } from './texts.ts'

/** The queue of each account. */
export function Queues({ accounts }: { accounts: readonly LinkedinAccount[] }) {
  return accounts.map((account) => <AccountQueue key={account.id} account={account} />)
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
            <QueueList accountId={id} queue={data.publications} />
          ) : (
            <Hint>{texts.empty}</Hint>
          )}
          {data.next && <Hint>{texts.nextFree(formatMomentIn(data.next.dueAt, data.next.timeZone))}</Hint>}
        </>
      )}
    </section>
  )
}
