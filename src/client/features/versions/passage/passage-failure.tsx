import { ApiError } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { passageTexts as texts } from './texts.ts'

/**
 * Why a sentence stayed as it was. A rewording that the source does not support counts as an answer, not as an error.
 */
export function PassageFailure({ error, text, onRetry }: { error: Error; text: string; onRetry: () => void }) {
  const isAnswer = error instanceof ApiError && error.reason === 'passageUnsupported'
  return (
    <div role={isAnswer ? 'status' : undefined}>
      <Notice
        kind={isAnswer ? 'info' : 'error'}
        level={3}
        title={texts.failed}
        text={<p>{text}</p>}
        action={
          !isAnswer && (
            <Button size="sm" onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
