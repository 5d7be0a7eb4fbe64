import { ApiError, errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster } from '#client/ui/layout'
import { passageTexts as texts } from './texts.ts'

/** Why a sentence stayed unchanged. A rewording that the source does not support is a result, not an error. */
export function PassageFailure({
  error,
  onRetry,
  onClose,
}: {
  error: Error
  onRetry: () => void
  onClose: () => void
}) {
  const isAnswer = error instanceof ApiError && error.reason === 'passageUnsupported'
  return (
    <div role={isAnswer ? 'status' : undefined}>
      <Callout
        kind={isAnswer ? 'info' : 'error'}
        level={3}
        title={texts.failed}
        text={<p>{errorMessage(error)}</p>}
        action={
          <Cluster>
            {!isAnswer && (
              <Button size="sm" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </Cluster>
        }
      />
    </div>
  )
}
