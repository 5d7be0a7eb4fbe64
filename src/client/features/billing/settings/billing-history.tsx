import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { formatDate, formatMoney } from '#client/lib/formatting'
import { queryKeys } from '#client/lib/query'
import { useConfig } from '#client/lib/use-config'
import { Badge } from '#client/ui/badge'
import { FormSection } from '#client/ui/form-section'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import type { Answer } from '#shared/contract/contract'
import { texts } from '../texts.ts'

const words = texts.history

type Entry = Answer<'listBillingHistory'>[number]

/** What was paid and what went back, newest first. */
export function BillingHistory() {
  const history = useQuery({
    queryKey: queryKeys.billingHistory,
    queryFn: ({ signal }) => callApi('listBillingHistory', { signal }),
    staleTime: 0, // renewals come without anyone pressing a button
  })
  return (
    <FormSection title={words.title} text={<Inquiries />}>
      {history.data ? (
        <Entries entries={history.data} />
      ) : history.error ? (
        <LoadFailure
          level={3}
          title={words.failed}
          error={history.error}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      ) : (
        <Skeleton label={words.loading} className="sessions">
          <div className="session">
            <Bone width="45%" height="16px" />
            <Bone width="30%" height="14px" />
          </div>
        </Skeleton>
      )}
    </FormSection>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="dim">{words.empty}</p>
  return (
    <ul className="sessions">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function EntryRow({ entry: { description, date, amount, currency, status, receiptUrl } }: { entry: Entry }) {
  const day = formatDate(date)
  return (
    <li className="session">
      <span className="row">
        <b>{description}</b>
        <b className="push num nowrap">{formatMoney(amount, currency)}</b>
      </span>
      <span className="row t14 dim">
        <time dateTime={date}>{day}</time>
        <Badge tone={status === 'paid' ? 'ok' : 'plain'}>{words.status[status]}</Badge>
        {receiptUrl && (
          <a
            className="push"
            href={receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={words.receiptFor(description, day)}
          >
            {words.receipt}
          </a>
        )}
      </span>
    </li>
  )
}

function Inquiries() {
  const email = useConfig()?.supportEmail
  return email ? (
    <>
      {words.inquiries}: <a href={`mailto:${email}`}>{email}</a>
    </>
  ) : (
    <>{words.inquiries}.</>
  )
}
