import { Redirect } from 'wouter'
import { useSearchParams } from '#client/lib/use-search-params'
import { routes } from '#shared/contract/pages'

/** /schedule, an address of earlier versions: the history shows what goes out, as a calendar or a list. */
export function ScheduleScreen() {
  const [search] = useSearchParams()
  return <Redirect to={`${routes.history.path}?${historySearch(search)}`} replace />
}

export function historySearch(search: URLSearchParams): URLSearchParams {
  const tab = search.get('tab')
  if (tab === 'list') return new URLSearchParams({ show: 'scheduled' })
  if (tab === 'queue') return new URLSearchParams({ show: 'queue' })
  const day = search.get('day')
  return new URLSearchParams({ tab: 'calendar', ...(tab === 'week' && { range: 'week' }), ...(day && { day }) })
}
