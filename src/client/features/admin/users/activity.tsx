import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { queryKeys } from '#client/lib/query'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { activityTexts } from './texts.ts'

/** What administrators did last, newest first. */
export function Activity() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.auditLog,
    queryFn: ({ signal }) => callApi('listAuditLog', { signal }),
    staleTime: 0,
  })
  const { empty, failed, loading, by } = activityTexts

  if (!data && error) {
    return <LoadFailure title={failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <Skeleton label={loading} className="activity">
        {[0, 1, 2, 3].map((row) => (
          <Bone key={row} width="60%" height="16px" />
        ))}
      </Skeleton>
    )
  }
  if (data.length === 0) {
    const refresh = (
      <Button pending={isFetching} onClick={() => void refetch()}>
        {empty.action}
      </Button>
    )
    return <Notice title={empty.title} text={empty.text} action={refresh} />
  }
  return (
    <ul className="activity">
      {data.map(({ id, at, actor, action, target }) => (
        <li key={id}>
          <p>
            <b>{action}</b> {target}
          </p>
          <p className="byline">
            {by} {actor}, <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
