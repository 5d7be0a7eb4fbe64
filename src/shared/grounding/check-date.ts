import type { DateClaim } from './claims.ts'
import { type Context, sharedWords } from './context.ts'
import { type Finding, notFound } from './finding.ts'
import type { Found, SourceIndex } from './index-source.ts'
import { rememberFound } from './remember-found.ts'
import { chooseSpot } from './slots.ts'

type Parts = DateClaim['date']
const parts = ['year', 'month', 'day', 'weekday'] as const

/** The source's sentence with the same date, whichever way it is written. */
export function checkDate(claim: DateClaim, context: Context): Finding {
  const { index } = context
  const agreeing = findAgreeing(claim, index)
  const candidates = agreeing.filter(({ sentence }) => isOnSubject(claim, sentence, context))
  const rivalsIn = (sentence: number) => leftOut(sentence, context).filter((rival) => isLike(claim.date, rival.date))
  const sentence = chooseSpot(claim, candidates, rivalsIn, context)?.sentence ?? numberLike(claim, context)
  if (sentence !== null) return { verdict: 'stated', sentence }
  const weekday = weekdayAlone(claim, context)
  if (weekday !== null) return { verdict: 'follows', sentence: weekday, reckoning: claim.text }
  const isReplaced = candidates.length > 0 || (context.best !== null && rivalsIn(context.best).length > 0)
  return isReplaced && context.best !== null ? { verdict: 'differs', sentence: context.best } : notFound
}

/** The source says "on Friday" and the writer reckoned the day of it. */
function weekdayAlone({ date }: DateClaim, { index, shared }: Context): number | null {
  if (date.weekday === undefined || date.day === undefined) return null
  const found = index.dates.find(
    ({ sentence, claim }) =>
      claim.date.weekday === date.weekday && claim.date.day === undefined && shared.has(sentence),
  )
  return found?.sentence ?? null
}

const rememberAgreeing = rememberFound<DateClaim>()

function findAgreeing({ date }: DateClaim, index: SourceIndex): readonly Found<DateClaim>[] {
  const key = parts.map((part) => date[part]).join(' ')
  return rememberAgreeing(index, key, index.dates, (found) => agrees(date, found.date, index.years))
}

function leftOut(sentence: number, { index, passage, leftOut: { dates } }: Context): DateClaim[] {
  const known = dates.get(sentence)
  if (known) return known
  const said = index.sentences[sentence]?.dates ?? []
  const others = said.filter((rival) => !passage.dates.some((own) => agrees(own.date, rival.date, index.years)))
  dates.set(sentence, others)
  return others
}

/** Everything the claim says stands in the source; a year may stand in another sentence of it. */
function agrees(claim: Parts, found: Parts, years: ReadonlySet<number>): boolean {
  return parts.every((part) => {
    const said = claim[part]
    if (said === undefined || said === found[part]) return true
    if (part === 'day' && found.lastDay !== undefined) return said === found.lastDay || claim.lastDay === found.day
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

/** A day of a month says enough by itself; a year, a month or a weekday needs a word beside it. */
function isOnSubject({ date, passage }: DateClaim, sentence: number, context: Context): boolean {
  if (date.day !== undefined || context.isOtherLanguage || passage.stems.size === 0) return true
  return sharedWords(context, sentence) >= 1
}
