import type { ApiError } from '#client/lib/api'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { failureSentence, remedyFor } from './generation-state.ts'
import type { ReadArticle } from './source/describe-reading.ts'
import { SourceButton } from './source/source-button.tsx'
import { sourceTexts } from './source/texts.ts'
import { failureTexts } from './texts.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

/** What went wrong, and the one thing to do about it. The form is as it was. */
export function GenerationFailure({
  error,
  article,
  isFile,
  user,
  onRetry,
  onAcceptPartial,
  onPasteText,
}: {
  error: ApiError
  /** The source, when it was read. */
  article: ReadArticle | null
  isFile: boolean
  user: User | null
  onRetry: () => void
  onAcceptPartial: () => void
  onPasteText: () => void
}) {
  const remedy = remedyFor(error)
  // the server's count has just been asked for again, so this says what is true now
  if (remedy === 'upgrade' && user?.capabilities.generationBlockedBy) return <UpgradePrompt user={user} />
  const sentence = failureSentence(error, isFile)

  if (remedy === 'accept-partial') {
    const isFreePart = article?.status === 'paywalled'
    return (
      <Notice
        kind="info"
        title={isFreePart ? sourceTexts.paywalledQuestion : sourceTexts.partialQuestion}
        text={<p>{sentence}</p>}
        action={
          <div className="row wrap">
            <Button variant="primary" onClick={onAcceptPartial}>
              {isFreePart ? sourceTexts.paywalledAccept : sourceTexts.partialAccept}
            </Button>
            <Button onClick={onPasteText}>{failureTexts.pasteText}</Button>
            {article && <SourceButton articleId={article.articleId} />}
          </div>
        }
      />
    )
  }
  return (
    <Notice
      kind="error"
      title={failureTexts.title}
      text={<p>{`${sentence} ${failureTexts.kept}`}</p>}
      action={
        <div className="row wrap">
          {remedy === 'paste-text' && (
            <Button variant="primary" onClick={onPasteText}>
              {failureTexts.pasteText}
            </Button>
          )}
          <Button onClick={onRetry}>{failureTexts.retry}</Button>
        </div>
      }
    />
  )
}
