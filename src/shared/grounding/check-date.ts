import type { DateClaim } from './claims.ts'
import { type Context, sharedWords } from './context.ts'
import { chooseSpot } from './slots.ts'

type Parts = DateClaim['date']
const parts = ['year', 'month', 'day', 'weekday'] as const

/** The source's sentence with the same date, whichever way it is written. */
export function checkDate(claim: DateClaim, context: Context): number | null {
  const { index, passage } = context
  const candidates = index.dates.filter(
    ({ sentence, claim: found }) =>
      agrees(claim.date, found.date, index.years) && isOnSubject(claim, sentence, context),
  )
  const rivalsIn = (sentence: number) =>
    (index.sentences[sentence]?.dates ?? []).filter(
      (rival) =>
        isLike(claim.date, rival.date) &&
        !agrees(claim.date, rival.date, index.years) &&
        !passage.dates.some((own) => own !== claim && agrees(own.date, rival.date, index.years)),
    )
  return chooseSpot(claim, candidates, rivalsIn, context)?.sentence ?? numberLike(claim, context)
}

/** Everything the claim says stands in the source; a year may stand in another sentence of it. */
function agrees(claim: Parts, found: Parts, years: ReadonlySet<number>): boolean {
  return parts.every((part) => {
    const said = claim[part]
    if (said === undefined || said === found[part]) return true
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
  const found = context.index.numbers.find(
    ({ sentence, claim }) =>
      claim.values[0] === date.year && (context.isOtherLanguage || sharedWords(context, sentence) >= 2),
  )
  return found?.sentence ?? null
}

/** A day of a month says enough by itself; a year, a month or a weekday needs a word beside it. */
function isOnSubject({ date, passage }: DateClaim, sentence: number, context: Context): boolean {
  if (date.day !== undefined || context.isOtherLanguage || passage.stems.size === 0) return true
  return sharedWords(context, sentence) >= 1
}
