import { useEffect, useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import { formatPublished } from './describe-source.ts'
import { describeAge, describeStatus, type ReadArticle } from './source/describe-reading.ts'
import { SourceButton } from './source/source-button.tsx'
import { TextButton } from './source/text-button.tsx'
import { sourceTexts } from './source/texts.ts'
import { resultTexts } from './texts.ts'

/** What was read: title, author, publication, day, how much of it and when. A page can be read again. */
export function SourceCard({
  article,
  again,
}: {
  article: ReadArticle
  /** Reads the page anew; left out for what can't be. */
  again?: { read: () => void; isPending: boolean; error: Error | null }
}) {
  const published = formatPublished(article.published)
  const place = [article.siteName, published].filter(Boolean).join(', ')
  const age = describeAge(article.readAt, useNow())
  return (
    <div className="read">
      <b dir="auto">{article.title}</b>
      <p className="byline">
        {article.byline && (
          <>
            By <b>{article.byline}</b>
            {place ? ', ' : '. '}
          </>
        )}
        {place && `${place}. `}
        <span className="nowrap">{resultTexts.wordsRead(formatNumber(article.words))}</span>
        {article.truncated && ` ${resultTexts.cut}`}
      </p>
      {article.status !== 'ok' && <p className="partly">{describeStatus(article)}.</p>}
      <div className="acts">
        <span>{age}</span>
        {again && (
          <TextButton pending={again.isPending} onClick={again.read}>
            {again.isPending ? sourceTexts.readingAgain : sourceTexts.readAgain}
          </TextButton>
        )}
        <SourceButton articleId={article.articleId} isInline />
      </div>
      {again?.error && (
        <p className="error" role="alert">
          {sentenceOf(again.error)}
        </p>
      )}
    </div>
  )
}

/** The present moment, epoch ms, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
