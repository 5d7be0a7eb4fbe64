import { cutText } from '#shared/linkedin/cut'
import { toWellFormed } from '#shared/linkedin/graphemes'
import { maxPostUnits } from '#shared/linkedin/length'
import type { Language } from '#shared/rules/languages'
import { phrases } from './phrase-book.ts'
import type { Selection } from './select.ts'

export interface PostParts extends Selection {
  opinion: string
  sourceLine: string | null
  hashtags: readonly string[]
}

/** How the points stand: as a list, or as short paragraphs in a conversational style. */
export type PointForm = 'list' | 'paragraphs'

/** Sets the parts below each other, a blank line between; gives up points, last first, where 3,000 units do not suffice. */
export function setPost(parts: PostParts, form: PointForm): string {
  const mark = form === 'list' && parts.points.length > 1 ? '• ' : ''
  const body = parts.points.map((point) => mark + point).join(mark ? '\n' : '\n\n')
  const blocks = [parts.hook, body, parts.takeaway, parts.opinion, parts.sourceLine, parts.hashtags.join(' ')]
  const post = toWellFormed(blocks.filter((block) => block).join('\n\n'))
  if (post.length <= maxPostUnits) return post

  if (parts.takeaway) return setPost({ ...parts, takeaway: null }, form)
  if (parts.points.length > 0) return setPost({ ...parts, points: parts.points.slice(0, -1) }, form)
  const room = maxPostUnits - (post.length - parts.opinion.length)
  if (room > 0 && parts.opinion)
    return setPost({ ...parts, opinion: cutText(parts.opinion, room, '…', { atWord: true }) }, form)
  return cutText(post, maxPostUnits, '…', { atWord: true })
}

interface SourceFacts {
  title: string
  siteName: string | null
  published: string | null
  url: string | null
}

/** An address longer than this would take the place of the post. */
const maxUrlChars = 600

/** "Source: SITE, DATE" in the article's language, with the address on the next line; null when nothing is known. */
export function sourceLineOf(source: SourceFacts, language: Language | null, locale: string): string | null {
  const site = source.siteName?.trim() || hostOf(source.url) || source.title.trim()
  const date = source.published ? dayIn(source.published, locale) : ''
  const name = [cutText(oneLine(site), 120, '…', { atWord: true }), oneLine(date)]
    .filter((part) => part !== '')
    .join(', ')
  const url = source.url && source.url.length <= maxUrlChars ? source.url : ''
  if (name === '' && url === '') return null
  return `${phrases[language ?? 'english'].sourceLabel} ${[name, url].filter((part) => part !== '').join('\n')}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function hostOf(url: string | null): string {
  return url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

/** A day as its readers write it; what is no plain day stays as the source has it. */
function dayIn(published: string, locale: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0]
  const time = day ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time)) return cutText(published, 40)
  return new Intl.DateTimeFormat(locale === 'und' ? 'en' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
