import { type Background, dayAlone, type Published } from './background.ts'
import { chooseSpot } from './claim-positions.ts'
import type { DateClaim } from './claims.ts'
import { type Context, sharedWords } from './context.ts'
import { type Finding, notFound } from './finding.ts'
import type { Found, SourceIndex } from './index-source.ts'
import { rememberFound } from './remember-found.ts'

type Parts = DateClaim['date']
const parts = ['year', 'month', 'day', 'weekday'] as const

/** The source's sentence with the same date, in any notation. */
export function checkDate(claim: DateClaim, context: Context): Finding {
  const { index, background } = context
  const agreeing = findAgreeing(claim, index, background)
  const rivalsIn = (sentence: number) => leftOut(sentence, context).filter((rival) => isLike(claim.date, rival.date))
  const near = agreeing.filter(({ sentence }) => isOnSubject(claim, sentence, context))
  const sentence =
    chooseSpot(claim, near, rivalsIn, context)?.sentence ??
    numberLike(claim, context) ??
    (near.length === 0 ? (agreeing[0]?.sentence ?? null) : null)
  if (sentence !== null) return { verdict: 'stated', sentence }
  const derived = fromPublication(claim, context) ?? weekdayAlone(claim, context)
  if (derived !== null) return { verdict: 'follows', sentence: derived, reckoning: claim.text }
  const isReplaced = agreeing.length > 0 || (context.best !== null && rivalsIn(context.best).length > 0)
  if (!isReplaced || context.best === null) return notFound
  return { verdict: 'differs', sentence: context.best, isElsewhere: agreeing.length > 0 }
}

/** The source says "on Friday" and the writer computed the date. */
function weekdayAlone({ date }: DateClaim, { index, shared }: Context): number | null {
  if (date.weekday === undefined || date.day === undefined) return null
  const found = index.dates.find(
    ({ sentence, claim }) =>
      claim.date.weekday === date.weekday && claim.date.day === undefined && shared.has(sentence),
  )
  return found?.sentence ?? null
}

/** How many days around its publication an article calls by their weekday alone. */
const daysAround = 7

/** A day that the source calls by its weekday, and the year before or after that of publication: "last May", "last year". */
function fromPublication({ date }: DateClaim, context: Context): number | null {
  const { index, background } = context
  for (const published of background.published) {
    if (isBeside(date, published)) {
      const line = index.sentences.findIndex(({ start, text }) => start === published.span.start && dayAlone.test(text))
      if (line >= 0) return line
      continue
    }
    if (date.year !== undefined && Math.abs(date.year - published.year) > 1) continue
    if (date.day !== undefined && date.month !== undefined) {
      const day = { year: published.year, ...date }
      if (Math.abs(dayOf(day) - dayOf(published)) > daysAround) continue
      const weekday = weekdayOf(day)
      const found = index.dates.find(({ claim }) => claim.date.weekday === weekday && claim.date.day === undefined)
      if (found) return found.sentence
    } else if (date.month !== undefined) {
      const found = index.dates.find(({ claim }) => claim.date.month === date.month && claim.date.year === undefined)
      if (found) return found.sentence
    } else if (date.year !== undefined) {
      const { best } = context
      const said = best === null ? undefined : index.sentences[best]
      const isSaid = said?.dates.every(({ date: other }) => other.year === undefined) && countsYears.test(said.text)
      if (best !== null && isSaid && sharedWords(context, best) >= 2) return best
    }
  }
  return null
}

/** "Last year", "im Vorjahr", "l'an dernier": in any language, a year that counts from publication. */
const countsYears = /(?<!\p{L})(?:years?|(?:vor)?jahr\p{L}{0,2}|an(?:née|no|o)?|año|jaar)(?!\p{L})/iu

/** "Yesterday", "today" and "tomorrow" of the source, by their weekday or date. */
function isBeside(date: Parts, published: Published): boolean {
  if (date.month !== undefined && date.day !== undefined)
    return Math.abs(dayOf({ year: published.year, ...date }) - dayOf(published)) <= 1
  if (date.weekday === undefined) return false
  const back = ((weekdayOf(published) ?? 0) - date.weekday + 7) % 7
  return back <= 1 || back === 6
}

function dayOf({ year = 0, month = 1, day = 1 }: Parts): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

const rememberAgreeing = rememberFound<DateClaim>()

function findAgreeing({ date }: DateClaim, index: SourceIndex, background: Background): readonly Found<DateClaim>[] {
  const key = parts.map((part) => date[part]).join(' ')
  return rememberAgreeing(index, key, index.dates, (found) => agrees(date, found.date, background))
}

function leftOut(sentence: number, { index, background, passage, leftOut: { dates } }: Context): DateClaim[] {
  const known = dates.get(sentence)
  if (known) return known
  const said = index.sentences[sentence]?.dates ?? []
  const others = said.filter((rival) => !passage.dates.some((own) => agrees(own.date, rival.date, background)))
  dates.set(sentence, others)
  return others
}

/** The source contains every part of the claim; a year may be in another of its sentences, or of its metadata. */
function agrees(claim: Parts, found: Parts, { years }: Background): boolean {
  return parts.every((part) => {
    const said = claim[part]
    if (said === undefined || said === found[part]) return true
    if (part === 'day' && found.lastDay !== undefined) return said === found.lastDay || claim.lastDay === found.day
    if (part === 'year' && said === found.lastYear) return true
    if (part === 'year' && found.year === undefined) return claim.month !== undefined && years.has(said)
    if (part === 'weekday') return found.weekday === undefined && (weekdayOf(found) ?? weekdayOf(claim)) === said
    return false
  })
}

function isLike(a: Parts, b: Parts): boolean {
  return parts.some((part) => a[part] !== undefined && b[part] !== undefined)
}

function weekdayOf({ year, month, day }: Parts): number | null {
  if (year === undefined || month === undefined || day === undefined) return null
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
}

/** "2000 shops" reads like a year. */
function numberLike({ date, passage, last }: DateClaim, context: Context): number | null {
  if (date.year === undefined || date.month !== undefined || passage.tokens[last + 1]?.kind !== 'word') return null
  const sentences = context.index.byValue.get(date.year) ?? []
  const found = sentences.find((sentence) => context.isOtherLanguage || sharedWords(context, sentence) >= 2)
  return found ?? null
}

/** A day of a month is specific enough by itself; a year, a month or a weekday needs a shared word as well. */
function isOnSubject({ date, passage }: DateClaim, sentence: number, context: Context): boolean {
  if (date.day !== undefined || context.isOtherLanguage || passage.stems.size === 0) return true
  return sharedWords(context, sentence) >= 1
}
