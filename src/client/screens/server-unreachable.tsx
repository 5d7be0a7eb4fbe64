import { sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { PlainPage } from '#client/ui/plain-page'
import { texts } from './texts.ts'

const words = texts.unreachable

/** Shown when it could not be found out who is signed in: not a reason to ask for a password. */
export function ServerUnreachable(props: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  return (
    <PlainPage>
      <div className="lost">
        <PageTitle>{words.title}</PageTitle>
        <p role="alert">{sentenceOf(props.error)}</p>
        <Button variant="primary" pending={props.isRetrying} pendingLabel={words.retrying} onClick={props.onRetry}>
          {words.retry}
        </Button>
      </div>
    </PlainPage>
  )
}
