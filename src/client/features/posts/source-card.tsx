import { formatNumber } from '#client/lib/formatting'
import type { GenerationEvents } from '#shared/contract/posts'
import { formatPublished } from './describe-source.ts'
import { resultTexts } from './texts.ts'

/** What was read: title, author, publication, day and how much of it. */
export function SourceCard({ article }: { article: GenerationEvents['article'] }) {
  const published = formatPublished(article.published)
  const place = [article.siteName, published].filter(Boolean).join(', ')
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
    </div>
  )
}
