import { formatDate, formatDateTime, formatNumber } from '#client/lib/formatting'
import type { Answer } from '#shared/contract/contract'
import { sourceTexts } from './texts.ts'

/** A source as it was read. */
export type ReadArticle = Answer<'readArticle'>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** 'Read 12 minutes ago'; days are named. A moment that a clock ahead of ours puts into the future is just now. */
export function describeAge(readAt: string, now: number): string {
  const ageMs = now - Date.parse(readAt)
  if (ageMs < minuteMs) return sourceTexts.readAgo(sourceTexts.justNow)
  if (ageMs < hourMs) return sourceTexts.readAgo(relative.format(-Math.floor(ageMs / minuteMs), 'minute'))
  if (ageMs < dayMs) return sourceTexts.readAgo(relative.format(-Math.floor(ageMs / hourMs), 'hour'))
  return sourceTexts.readAgo(sourceTexts.on(formatDate(readAt)))
}

/** How far it was read, in words. */
export function describeStatus({ status, truncated }: Pick<ReadArticle, 'status' | 'truncated'>): string {
  const { status: texts } = sourceTexts
  if (status === 'ok') return truncated ? texts.truncated : texts.ok
  return status === 'partial' || status === 'paywalled' ? texts[status] : texts.unread
}

/** 'Read whole, 1,204 words, read 21 November 2026 at 06:12' */
export function describeReading(article: Pick<ReadArticle, 'status' | 'truncated' | 'words' | 'readAt'>): string {
  const words = sourceTexts.words(formatNumber(article.words))
  return `${describeStatus(article)}. ${words}, ${sourceTexts.readAt(formatDateTime(article.readAt))}.`
}
