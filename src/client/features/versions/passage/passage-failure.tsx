import { ApiError } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { passageTexts as texts } from './texts.ts'

/** Why a sentence stayed as it was. That the source does not bear it out is an answer, and no error. */
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
