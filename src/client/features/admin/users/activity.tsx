import { useAuditLog } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { Event, Events, EventsSkeleton } from '../layout/events.tsx'
import { describeAction, describeParty } from './describe-action.ts'
import { userTexts } from './texts.ts'

/** The latest actions of administrators, newest first. */
export function Activity() {
  const { data, error, isFetching, refetch } = useAuditLog()
  const { empty, failed, loading, by } = userTexts.activity

  if (!data && error) return <LoadFailure title={failed} query={{ error, isFetching, refetch }} />
  if (!data) return <EventsSkeleton label={loading} />
  if (data.length === 0) {
    const refresh = (
      <Button pending={isFetching} onClick={() => void refetch()}>
        {empty.action}
      </Button>
    )
    return <Callout title={empty.title} action={refresh} />
  }
  return (
    <Events>
      {data.map(({ id, at, actor, action, target }) => (
        <Event key={id} who={`${by} ${describeParty(actor)}`} at={at}>
          <b>{describeAction(action)}</b> {target && describeParty(target)}
        </Event>
      ))}
    </Events>
  )
}
