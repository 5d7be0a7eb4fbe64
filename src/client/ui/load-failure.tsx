import { sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'

const words = { retry: 'Try Again', retrying: 'Trying again...' } as const

/** Says that something could not be loaded, and loads it again on request. */
export function LoadFailure({
  title,
  error,
  isRetrying,
  onRetry,
  level = 2,
}: {
  title: string
  error: Error
  isRetrying: boolean
  onRetry: () => void
  level?: 2 | 3
}) {
  return (
    <Notice
      kind="error"
      level={level}
      title={title}
      text={sentenceOf(error)}
      action={
        <Button pending={isRetrying} pendingLabel={words.retrying} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
