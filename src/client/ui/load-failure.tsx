import { sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { uiTexts } from './texts.ts'

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
        <Button pending={isRetrying} pendingLabel={uiTexts.retrying} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      }
    />
  )
}
