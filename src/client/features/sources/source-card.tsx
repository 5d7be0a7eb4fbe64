import { useEffect, useState } from 'react'
import { formatPublished } from '#client/features/post/describe-source'
import { InstructionsNote } from '#client/features/post/instructions-note'
import { LeftOutNote } from '#client/features/post/left-out/left-out-note'
import { errorMessage } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import { inWorkspace } from '#client/lib/workspace'
import type { ReadArticle } from '#client/queries/posts/sources'
import { Byline } from '#client/ui/byline'
import { Cluster } from '#client/ui/layout'
import { outletOf } from '#shared/text/source-name'
import { describeAge, describeOldness, describeStatus } from './describe-reading.ts'
import { SourceButton } from './source-button.tsx'
import styles from './source-card.module.css'
import { TextButton } from './text-button.tsx'
import { sourceTexts } from './texts.ts'

/** Instructions to AI tools in a source, if there are any. */
export function SourceInstructions({ article: { kind, instructions = [] } }: { article: ReadArticle }) {
  if (instructions.length === 0) return null
  return <InstructionsNote kind={kind} instructions={instructions} />
}

/** The article: title, author, publication, date, how much was read and when. A page can be read again. */
export function SourceCard({
  article,
  again,
}: {
  article: ReadArticle
  /** Reads the page again; missing for other sources. */
  again?: { read: () => void; isPending: boolean; error: Error | null } | undefined
}) {
  const published = formatPublished(article.published)
  const place = [outletOf(article), published].filter(Boolean).join(', ')
  const now = useNow()
  const age = describeAge(article.readAt, now)
  const old = describeOldness(article, now)
  return (
    <div className={styles.card}>
      {article.leadImage && <Picture key={article.articleId} articleId={article.articleId} />}
      <b dir="auto">{article.title}</b>
      <Byline>
        {article.byline && (
          <>
            {sourceTexts.by} <b>{article.byline}</b>
            {place ? ', ' : '. '}
          </>
        )}
        {place && `${place}. `}
        <span className={styles.nowrap}>{sourceTexts.wordsRead(formatNumber(article.words))}</span>
        {article.truncated && ` ${sourceTexts.cut}`}
      </Byline>
      {old && <p className={styles.partly}>{old}</p>}
      {article.leftOut && <LeftOutNote leftOut={article.leftOut} />}
      {article.status !== 'ok' && <p className={styles.partly}>{describeStatus(article)}.</p>}
      <SourceInstructions article={article} />
      <Cluster gap={16} rowGap={4} className={styles.actions}>
        <span>{article.isHandedOver ? `${age}, ${sourceTexts.seen}` : age}</span>
        {again && (
          <TextButton pending={again.isPending} onClick={again.read}>
            {again.isPending ? sourceTexts.readingAgain : sourceTexts.readAgain}
          </TextButton>
        )}
        <SourceButton articleId={article.articleId} isInline />
      </Cluster>
      {again?.error && (
        <p className={styles.error} role="alert">
          {errorMessage(again.error)}
        </p>
      )}
    </div>
  )
}

/** The article's picture, through our server; nothing where it can't be had. */
function Picture({ articleId }: { articleId: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      className={styles.picture}
      src={inWorkspace(`/api/articles/${articleId}/picture`)}
      alt=""
      loading="lazy"
      onError={() => setIsMissing(true)}
    />
  )
}

/** The current time, epoch ms, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
