import { formatPublished, type SourceFacts } from '#client/features/post/describe-source'
import { formatDate, formatDateTime, formatNumber } from '#client/lib/formatting'
import { languageInUse } from '#client/lib/language'
import type { ReadArticle } from '#client/queries/posts/sources'
import { daysBetween, oldArticleDays } from '#shared/rules/article-age'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import { sourceTexts } from './texts.ts'

/** 'Read 12 minutes ago'; days are named. A moment in the future, by clock skew, counts as just now. */
export function describeAge(readAt: string, now: number): string {
  const ageMs = now - Date.parse(readAt)
  if (ageMs < minuteMs) return sourceTexts.readJustNow
  if (ageMs >= dayMs) return sourceTexts.readOn(formatDate(readAt))
  const ago = new Intl.RelativeTimeFormat(languageInUse(), { numeric: 'always' })
  const isMinutes = ageMs < hourMs
  return sourceTexts.readAgo(
    ago.format(-Math.floor(ageMs / (isMinutes ? minuteMs : hourMs)), isMinutes ? 'minute' : 'hour'),
  )
}

/** What there is to say of an article that is no news any more; null for others. */
export function describeOldness({ published }: Pick<ReadArticle, 'published'>, now: number): string | null {
  const days = daysBetween(published, new Date(now).toISOString())
  const day = formatPublished(published)
  return days !== null && days > oldArticleDays && day ? sourceTexts.old(day) : null
}

/** How completely it was read, in words. */
export function describeStatus({
  status,
  truncated,
  pages,
}: Pick<ReadArticle, 'status' | 'truncated'> & Partial<Pick<ReadArticle, 'pages'>>): string {
  const { status: texts } = sourceTexts
  if (status === 'ok' && !truncated) return pages ? texts.pages(pages.read) : texts.ok
  if (status === 'ok') return texts.truncated
  return status === 'partial' || status === 'paywalled' ? texts[status] : texts.unread
}

/** 'Read in full. 1,204 words, read 21 November 2026 at 06:12, as seen by you.' */
export function describeReading(
  article: Pick<ReadArticle, 'status' | 'truncated' | 'words' | 'readAt' | 'isHandedOver'>,
): string {
  const words = sourceTexts.words(formatNumber(article.words))
  const seen = article.isHandedOver ? `, ${sourceTexts.seen}` : ''
  return `${describeStatus(article)}. ${words}, ${sourceTexts.readAt(formatDateTime(article.readAt))}${seen}.`
}

/** The source facts of a post written from this article. */
export function factsOfSource(article: ReadArticle): SourceFacts {
  return {
    sourceKind: article.kind,
    sourceSiteName: article.siteName,
    sourceUrl: article.url,
    sourceTitle: article.title || null,
    sourceByline: article.byline,
    sourcePublished: article.published,
    sourceIsHandedOver: article.isHandedOver,
    sourceLeftOut: article.leftOut,
  }
}
