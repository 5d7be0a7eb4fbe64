import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { useUser } from '#client/queries/user'
import { Choice } from '#client/ui/choice'
import { HistoryList } from '../list/history-list.tsx'
import type { PostActions } from '../list/post-row.tsx'
import type { HistoryView } from '../view/history-view.ts'
import type { ChangeView } from '../view/use-history-view.ts'
import styles from './queue.module.css'
import { Queues } from './queues.tsx'
import { queueTexts as texts } from './texts.ts'

/** What goes out, by time; of accounts with weekly times also by queue, where it can be put in another order. */
export function Scheduled(props: { view: HistoryView; change: ChangeView } & PostActions) {
  const { view, change } = props
  const { user } = useUser()
  const accounts = useLinkedinAccounts(Boolean(user?.linkedinAccounts))
  const withTimes = accounts.data?.filter(({ slots }) => slots.length > 0) ?? []
  const isQueue = view.show === 'queue' && withTimes.length > 0

  return (
    <>
      {withTimes.length > 0 && (
        <div className={styles.choice}>
          <Choice
            label={texts.by}
            options={['scheduled', 'queue'] as const}
            nameOf={(id) => texts.ways[id]}
            chosen={isQueue ? 'queue' : 'scheduled'}
            onChoose={(show) => change({ show })}
          />
        </div>
      )}
      {isQueue ? <Queues accounts={withTimes} /> : <HistoryList {...props} view={{ ...view, show: 'scheduled' }} />}
    </>
  )
}
