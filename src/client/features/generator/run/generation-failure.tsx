import { SourceButton } from '#client/features/sources/source-button'
import type { ApiError } from '#client/lib/api'
import type { ReadArticle } from '#client/queries/posts/sources'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster } from '#client/ui/layout'
import { UpgradePrompt } from '../form/upgrade-prompt.tsx'
import { failureReason, remedyFor } from './generation-state.ts'
import { failureTexts } from './texts.ts'

/** The failure, and the one action that helps. The form stays unchanged. */
export function GenerationFailure({
  error,
  article,
  isFile,
  isDraftKept,
  user,
  onRetry,
  onAccept,
  onAskFor,
}: {
  error: ApiError
  /** The article, if the source was read. */
  article: ReadArticle | null
  isFile: boolean
  /** The history has the text written so far. */
  isDraftKept: boolean
  user: User | null
  onRetry: () => void
  onAccept: () => void
  /** Opens the form at this field. */
  onAskFor: (field: 'text' | 'opinion') => void
}) {
  const remedy = remedyFor(error)
  // the server's count was just refetched, so this is up to date
  if (remedy === 'upgrade' && user?.capabilities.generationBlockedBy) return <UpgradePrompt user={user} />
  const sentence = failureReason(error, isFile)

  if (remedy === 'accept-partial') {
    const isFreePart = article?.status === 'paywalled'
    return (
      <Callout
        kind="info"
        title={isFreePart ? failureTexts.paywalledQuestion : failureTexts.partialQuestion}
        text={<p>{sentence}</p>}
        action={
          <Cluster>
            <Button variant="primary" onClick={onAccept}>
              {isFreePart ? failureTexts.paywalledAccept : failureTexts.partialAccept}
            </Button>
            <Button onClick={() => onAskFor('text')}>{failureTexts.pasteText}</Button>
            {article?.kind === 'url' && !article.isHandedOver && <HandOverLink />}
            {article && <SourceButton articleId={article.articleId} />}
          </Cluster>
        }
      />
    )
  }
  if (remedy === 'accept-topic') {
    return (
      <Callout
        kind="info"
        title={failureTexts.topicQuestion}
        text={<p>{sentence}</p>}
        action={
          <Cluster>
            <Button onClick={onAccept}>{failureTexts.topicAccept}</Button>
            {article && <SourceButton articleId={article.articleId} />}
          </Cluster>
        }
      />
    )
  }
  if (remedy === 'own-line') {
    return (
      <Callout
        kind="info"
        title={failureTexts.ownLineQuestion}
        text={<p>{`${sentence} ${failureTexts.kept}`}</p>}
        action={
          <Cluster>
            <Button variant="primary" onClick={() => onAskFor('opinion')}>
              {failureTexts.ownLine}
            </Button>
            {article && <SourceButton articleId={article.articleId} />}
          </Cluster>
        }
      />
    )
  }
  return (
    <Callout
      kind="error"
      title={failureTexts.title}
      text={<p>{`${sentence} ${isDraftKept ? failureTexts.draftKept : failureTexts.kept}`}</p>}
      action={
        <Cluster>
          {(remedy === 'paste-text' || remedy === 'paste-transcript') && (
            <Button variant="primary" onClick={() => onAskFor('text')}>
              {remedy === 'paste-text' ? failureTexts.pasteText : failureTexts.pasteTranscript}
            </Button>
          )}
          {remedy !== 'wait' && <Button onClick={onRetry}>{failureTexts.retry}</Button>}
          {error.code === 'source_unreadable' && !isFile && !article?.isHandedOver && <HandOverLink />}
        </Cluster>
      }
    />
  )
}

/** The author's browser may show what the server can't read. */
function HandOverLink() {
  return (
    <ButtonLink variant="quiet" href="/settings#hand-over">
      {failureTexts.sendPage}
    </ButtonLink>
  )
}
