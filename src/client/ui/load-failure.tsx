import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { uiTexts } from './texts.ts'

/** A failed query, as far as needed here. */
interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Says that something failed to load, and retries on request. */
export function LoadFailure({ title, query, level = 2 }: { title: string; query: FailedQuery; level?: 2 | 3 }) {
  return (
    <Callout
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
