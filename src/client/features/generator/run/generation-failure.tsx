import { SourceButton } from '#client/features/sources/source-button'
import type { ApiError } from '#client/lib/api'
import type { ReadArticle } from '#client/queries/posts/sources'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { UpgradePrompt } from '../form/upgrade-prompt.tsx'
import { failureReason, remedyFor } from './generation-state.ts'
import { failureTexts } from './texts.ts'

/** What went wrong, and the one thing to do about it. The form is as it was. */
export function GenerationFailure({
  error,
  article,
  isFile,
  isDraftKept,
  user,
  onRetry,
  onAccept,
  onPasteText,
}: {
  error: ApiError
  /** The source, when it was read. */
  article: ReadArticle | null
  isFile: boolean
  /** What had been written is in the history. */
  isDraftKept: boolean
  user: User | null
  onRetry: () => void
  onAccept: () => void
  onPasteText: () => void
}) {
  const remedy = remedyFor(error)
  // the server's count has just been asked for again, so this says what is true now
  if (remedy === 'upgrade' && user?.capabilities.generationBlockedBy) return <UpgradePrompt user={user} />
  const sentence = failureReason(error, isFile)

  if (remedy === 'accept-partial') {
    const isFreePart = article?.status === 'paywalled'
    return (
      <Notice
        kind="info"
        title={isFreePart ? failureTexts.paywalledQuestion : failureTexts.partialQuestion}
        text={<p>{sentence}</p>}
        action={
          <Cluster>
            <Button variant="primary" onClick={onAccept}>
              {isFreePart ? failureTexts.paywalledAccept : failureTexts.partialAccept}
            </Button>
            <Button onClick={onPasteText}>{failureTexts.pasteText}</Button>
            {article?.kind === 'url' && !article.isHandedOver && <HandOverLink />}
            {article && <SourceButton articleId={article.articleId} />}
          </Cluster>
        }
      />
    )
  }
  if (remedy === 'accept-topic') {
    return (
      <Notice
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
  return (
    <Notice
      kind="error"
      title={failureTexts.title}
      text={<p>{`${sentence} ${isDraftKept ? failureTexts.draftKept : failureTexts.kept}`}</p>}
      action={
        <Cluster>
          {(remedy === 'paste-text' || remedy === 'paste-transcript') && (
            <Button variant="primary" onClick={onPasteText}>
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

/** What the server can't read of a page, its author's browser may show. */
function HandOverLink() {
  return (
    <ButtonLink variant="quiet" href="/settings#hand-over">
      {failureTexts.handOver}
    </ButtonLink>
  )
}
