/** The day an article was published, as its page writes it: never moved to another time zone. */

import { lazy } from '#server/platform/lazy'
import { serverPacks } from '#shared/languages/server-packs'
import { dayMs } from '#shared/time/durations'
import { openingWords } from './byline.ts'
import { findDay, findDayInAddress } from './dates.ts'
import type { DeclaredArticle } from './json-ld.ts'
import type { Meta } from './meta.ts'
import { tidyLine } from './to-text.ts'
import type { VisibleFacts } from './visible-facts.ts'

interface PublishedSources {
  meta: Meta
  declared: DeclaredArticle | null
  url: string
  language: string | null
  facts: () => VisibleFacts
}

const publishedNames = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'article:published',
  'parsely-pub-date',
  'pubdate',
  'published',
  'citation_publication_date',
  'citation_date',
]
const dateNames = [
  'date',
  'dc.date',
  'dc.date.issued',
  'dcterms.date',
  'dcterms.created',
  'sailthru.date',
  'publishdate',
  'publish-date',
  'publication_date',
  'article.published',
  'cxenseparse:recs:publishtime',
]
const modifiedNames = ['article:modified_time', 'og:updated_time', 'datemodified', 'dcterms.modified', 'last-modified']
const dateLineChars = 120
/** A paragraph may open with its date: `(21 November 2022) The council ...`, `01.02.2022 The council ...`. */
const dateAtStart = /^(?:\([^)]{6,24}\)|\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/
/** From here on it may be the next day in the far east. */
const eveningUtc = 12

type Day = (text: string | null | undefined) => string | null

/** YYYY-MM-DD or null. A day of change counts only where no other is found. */
export function findPublished({ meta, declared, url, language, facts }: PublishedSources): string | null {
  const monthFirst = /^en-us/i.test(language ?? '')
  const day: Day = (text) => (text && text.length < 1000 ? findDay(text, { monthFirst }) : null)
  const declaredAt = declared?.published ?? meta(...publishedNames)
  const visible = lazy(() => readVisibleDays(facts(), day))
  return (
    asReaderSees(declaredAt, day(declaredAt), () => visible().inTimes ?? visible().inLines) ??
    day(meta(...publishedNames)) ??
    day(meta(...dateNames)) ??
    visible().inTimes ??
    findDayInAddress(url) ??
    visible().inLines ??
    day(declared?.modified) ??
    day(meta(...modifiedNames)) ??
    visible().ofChange
  )
}

/** A UTC moment may fall on the day before or after the page's visible date, which is the one to cite. */
function asReaderSees(moment: string | null, declared: string | null, visible: () => string | null): string | null {
  if (!declared || !moment || !/(?:\d:\d.{0,40}(?:Z|GMT|UTC)|[+-]00:?00)$/.test(moment)) return declared
  const shown = visible()
  const later = shown ? Date.parse(shown) - Date.parse(declared) : 0
  // East of Greenwich it is the next day only in the evening; otherwise that is the day of a change.
  const isNextDay = later === dayMs && new Date(moment).getUTCHours() >= eveningUtc
  return shown && (later === -dayMs || isNextDay) ? shown : declared
}

interface VisibleDays {
  inTimes: string | null
  inLines: string | null
  ofChange: string | null
}

/** Days that the page shows as those of its publication. One to come is that of an event. */
function readVisibleDays(facts: VisibleFacts, day: Day): VisibleDays {
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10)
  const pastDay: Day = (text) => {
    const found = day(text)
    return found && found <= tomorrow ? found : null
  }
  const changed = facts.times.filter(isOfChange)
  const times = facts.times.filter((time) => !changed.includes(time))
  return {
    inTimes: dayInTimes([...times.filter(isOfPublication), ...times], pastDay),
    inLines: dayInLines(facts, (line) => dayOfPublication(line, pastDay)),
    ofChange: dayInTimes(changed, pastDay) ?? dayInLines(facts, pastDay),
  }
}

function dayInTimes(times: readonly Element[], day: Day): string | null {
  for (const element of times) {
    const found = day(element.getAttribute('datetime') ?? element.getAttribute('content')) ?? day(element.textContent)
    if (found) return found
  }
  return null
}

function isOfPublication(time: Element): boolean {
  return time.hasAttribute('pubdate') || /publish|pubdate|entry-date|posted|created/i.test(namesOf(time))
}

/** By its names, or by the word in front of it. */
function isOfChange(time: Element): boolean {
  if (isOfPublication(time)) return false
  const before = (time.previousSibling?.textContent ?? time.parentElement?.previousSibling?.textContent ?? '').slice(
    -40,
  )
  return /updat|modif/i.test(namesOf(time)) || endsInChange.test(before)
}

function namesOf(time: Element): string {
  return `${time.className} ${time.getAttribute('itemprop')}`
}

/** Elements marked as dates by their class, then short lines near the headline. */
function dayInLines(facts: VisibleFacts, day: (line: string) => string | null): string | null {
  const marked = facts.dates.map((element) => element.textContent ?? '')
  for (const text of [...marked, ...facts.lines]) {
    const line = text.length < 10 * dateLineChars ? tidyLine(text) : text
    const short = line.length < dateLineChars && !isSentence(line) ? line : dateAtStart.exec(line)?.[0]
    const found = short ? day(short) : null
    if (found) return found
  }
  return facts.dateLines[0] ? day(facts.dateLines[0]) : null
}

/** Says of another day what happens on it. */
function isSentence(line: string): boolean {
  const isLong = /[.!?]["'”’»)]*$/.test(line) && line.split(' ').length >= wordsOfSentence
  return isLong && !openingWords.test(line) && !publicationWords.test(line) && !/©|copyright/i.test(line)
}

const wordsOfSentence = 8
function inAnyLanguage(part: 'published' | 'changed'): string {
  return Object.values(serverPacks)
    .map(({ reading }) => reading[part])
    .join('|')
}

const publicationWords = new RegExp(`(?:${inAnyLanguage('published')}|opublikowano)(?!\\p{L})`, 'iu')
const changeWords = `${inAnyLanguage('changed')}|aktualizacja`
const change = new RegExp(`(?<!\\p{L})(?:${changeWords})(?!\\p{L})`, 'iu')
const endsInChange = new RegExp(`(?<!\\p{L})(?:${changeWords})(?:[\\s:,]*(?:on|at|am|le|el|il|em))?[\\s:,]*$`, 'iu')

/**
 * `Updated 14 May 2026, first published 12 May 2026` was published on the 12th; a line with only a change gives no
 * date.
 */
function dayOfPublication(line: string, day: Day): string | null {
  const changedAt = change.exec(line)?.index ?? -1
  if (changedAt < 0) return day(line)
  const publishedAt = publicationWords.exec(line)?.index ?? -1
  if (publishedAt > changedAt) return day(line.slice(publishedAt))
  const before = day(line.slice(0, changedAt))
  return publishedAt >= 0 || before ? before : null
}
