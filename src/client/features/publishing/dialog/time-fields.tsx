import { useEffect } from 'react'
import type { AppForm } from '#client/lib/form'
import { formatMomentWithZone } from '#client/lib/formatting'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import { useQueue } from '#client/queries/linkedin/publications'
import { Link } from '#client/ui/link'
import { RadioCards } from '#client/ui/radio-cards'
import { publishTexts as texts } from '../card/texts.ts'
import { WallTimeFields } from '../card/wall-time-fields.tsx'
import type { PublishValues } from './publish-values.ts'

/** Now, at a time, or at the next free time of the account's week. */
export function TimeFields({
  form,
  account,
  onJudged,
}: {
  form: AppForm<PublishValues>
  account: LinkedinAccount | undefined
  /** Called with whether the time is valid. */
  onJudged: (isFine: boolean) => void
}) {
  const { values, change } = form
  const hasSlots = account !== undefined && account.slots.length > 0
  const queue = useQueue(account?.id ?? '', hasSlots)
  const next = queue.data?.next
  const canQueue = hasSlots && next !== null

  useEffect(() => {
    if (values.when === 'now') onJudged(true)
    if (values.when === 'queue') onJudged(canQueue)
  }, [values.when, canQueue, onJudged])

  return (
    <>
      <RadioCards
        legend={texts.when}
        isStacked
        value={values.when}
        onChange={(when) => change({ when })}
        problem={account && !hasSlots && !account.lentBy && <Link href="/settings?tab=linkedin">{texts.queueAdd}</Link>}
        options={[
          { value: 'now', label: texts.times.now },
          { value: 'at', label: texts.times.at },
          {
            value: 'queue',
            label: texts.times.queue,
            isDisabled: !canQueue,
            hint: !canQueue
              ? texts.queueNone
              : next
                ? formatMomentWithZone(next.dueAt, next.timeZone)
                : texts.queueLoading,
          },
        ]}
      />
      {values.when === 'at' && (
        <WallTimeFields
          at={values.at}
          timeZone={values.timeZone}
          account={account}
          onChange={change}
          onJudged={onJudged}
        />
      )}
    </>
  )
}
