import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { MessagePage } from '#client/ui/message-page'
import { PlainPage } from '#client/ui/plain-page'
import { texts } from './texts.ts'

/** Shown when the user query failed: no reason to ask for a password. */
export function ServerUnreachable(props: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const words = texts.unreachable
  return (
    <PlainPage>
      <MessagePage
        title={words.title}
        actions={
          <Button variant="primary" pending={props.isRetrying} pendingLabel={words.retrying} onClick={props.onRetry}>
            {words.retry}
          </Button>
        }
      >
        <p role="alert">{errorMessage(props.error)}</p>
      </MessagePage>
    </PlainPage>
  )
}
