/** The day an article was published, as its page writes it: never moved to another time zone. */
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
const dayMs = 24 * 60 * 60 * 1000

type Day = (text: string | null | undefined) => string | null

/** YYYY-MM-DD or null. A day of change counts only where no other is found. */
export function findPublished({ meta, declared, url, language, facts }: PublishedSources): string | null {
  const monthFirst = /^en-us/i.test(language ?? '')
  const day: Day = (text) => (text && text.length < 1000 ? findDay(text, { monthFirst }) : null)
  const declaredAt = declared?.published ?? meta(...publishedNames)
  return (
    asReaderSees(declaredAt, day(declaredAt), () => dayInTimes(facts().times, day) ?? visibleDay(facts(), day)) ??
    day(meta(...publishedNames)) ??
    day(meta(...dateNames)) ??
    dayInTimes(facts().times, day) ??
    findDayInAddress(url) ??
    visibleDay(facts(), day) ??
    day(declared?.modified) ??
    day(meta(...modifiedNames))
  )
}

/** A moment in UTC may fall on the day before or after the one that the page shows, which is the day it is cited by. */
function asReaderSees(moment: string | null, declared: string | null, visible: () => string | null): string | null {
  if (!declared || !moment || !/(?:\d:\d.*(?:Z|GMT|UTC)|[+-]00:?00)$/.test(moment)) return declared
  const shown = visible()
  const later = shown ? Date.parse(shown) - Date.parse(declared) : 0
  // East of Greenwich it is the next day only in the evening; otherwise that is the day of a change.
  const isNextDay = later === dayMs && new Date(moment).getUTCHours() >= eveningUtc
  return shown && (later === -dayMs || isNextDay) ? shown : declared
}

function dayInTimes(times: readonly Element[], day: Day): string | null {
  const isMarked = (element: Element) =>
    /publish|pubdate|entry-date|posted|created/i.test(
      `${element.className} ${element.getAttribute('itemprop')} ${element.hasAttribute('pubdate') ? 'pubdate' : ''}`,
    )
  for (const element of [...times.filter(isMarked), ...times]) {
    const found = day(element.getAttribute('datetime') ?? element.getAttribute('content')) ?? day(element.textContent)
    if (found) return found
  }
  return null
}

/** Elements marked as dates by their class, then short lines near the headline. */
function visibleDay(facts: VisibleFacts, day: Day): string | null {
  const marked = facts.dates.map((element) => element.textContent ?? '')
  for (const text of [...marked, ...facts.lines]) {
    const line = text.length < 10 * dateLineChars ? tidyLine(text) : text
    const found = day(line.length < dateLineChars ? line : dateAtStart.exec(line)?.[0])
    if (found) return found
  }
  return day(facts.dateLines[0])
}
