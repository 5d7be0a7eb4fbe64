import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { uiTexts } from './texts.ts'

/** What could not be loaded, as a query tells of it. */
interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Says that something could not be loaded, and loads it again on request. */
export function LoadFailure({ title, query, level = 2 }: { title: string; query: FailedQuery; level?: 2 | 3 }) {
  return (
    <Notice
      kind="error"
      level={level}
      title={title}
      text={errorMessage(query.error)}
      action={
        <Button pending={query.isFetching} pendingLabel={uiTexts.retrying} onClick={() => void query.refetch()}>
          {uiTexts.retry}
        </Button>
      }
    />
  )
}
