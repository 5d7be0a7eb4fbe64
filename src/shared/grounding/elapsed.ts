import type { DateClaim, NumberClaim } from './claims.ts'
import { type Context, nearestSentences, type Statements } from './context.ts'

/** Whether a stretch of time lies between two dates: "six years later", "two months before". */

type Parts = DateClaim['date']

interface Moment {
  date: Parts
  text: string
  sentence: number
}

const units = new Set(['day', 'week', 'month', 'year', 'decades'])
/** Sentences whose dates are tried, and how many dates. */
const maxSentences = 4
const maxTried = 16

export function elapsedBetween(claim: NumberClaim, context: Context): { sentence: number; text: string } | null {
  const { unit, isHedged } = claim
  const value = claim.values[0]
  if (unit === null || !units.has(unit) || value === undefined) return null
  const moments = momentsNear(context)
  for (const [place, a] of moments.entries())
    for (const b of moments.slice(place + 1))
      if (isApart(a.date, b.date, value, unit, isHedged)) return { sentence: a.sentence, text: `${a.text}, ${b.text}` }
  return null
}

/** The dates that the line names, those of the sentences it retells, and the day of publication. */
function momentsNear(context: Context): Moment[] {
  const { index, background, told } = context
  const here = context.best ?? 0
  const said = [told.line, told.post()].flatMap((part) => momentsIn(part, here))
  const near = nearestSentences(context, maxSentences).flatMap((sentence) =>
    [sentence, sentence + 1, sentence - 1].flatMap((at) => momentsIn(index.sentences[at], at)),
  )
  const published = background.published.map((date) => ({
    date,
    text: `${date.day}.${date.month}.${date.year}`,
    sentence: here,
  }))
  return [...said.slice(0, maxTried / 2), ...published, ...near].slice(0, maxTried)
}

/** Dates, and years that are read as numbers. */
function momentsIn(part: Statements | undefined, sentence: number): Moment[] {
  const years = part?.numbers.filter(({ unit, values: [value = 0] }) => unit === null && value >= 1000 && value < 1900)
  return [
    ...(part?.dates ?? []).map(({ date, text }) => ({ date, text, sentence })),
    ...(years ?? []).map(({ values: [year = 0], text }) => ({ date: { year }, text, sentence })),
  ]
}

function isApart(a: Parts, b: Parts, value: number, unit: string, isHedged: boolean): boolean {
  const between = distance(a, b, unit)
  if (between === null || between === 0) return false
  // a day counts exactly; of longer units a part is rounded
  const slack = unit === 'day' ? 0 : slackOf(a, b, unit)
  return Math.abs(between - value) <= slack + (isHedged ? 0.5 : 0)
}

/** Years alone are counted as such; otherwise a part of a unit is rounded. */
function slackOf(a: Parts, b: Parts, unit: string): number {
  const isWhole = unit === 'year' && (a.month === undefined || b.month === undefined)
  return isWhole ? 0 : 0.55
}

/** In units of the stretch; null where the dates are too vague to tell. What one lacks is taken from the other one. */
function distance(a: Parts, b: Parts, unit: string): number | null {
  const years = a.year === undefined || b.year === undefined ? 0 : a.year - b.year
  if (unit === 'year' || unit === 'decades') {
    if (a.year === undefined || b.year === undefined) return null
    const months = a.month === undefined || b.month === undefined ? 0 : a.month - b.month
    return Math.abs(years + months / 12) / (unit === 'year' ? 1 : 10)
  }
  if (a.month === undefined || b.month === undefined) return null
  const days = a.day === undefined || b.day === undefined ? null : a.day - b.day
  const months = years * 12 + a.month - b.month
  if (unit === 'month') return Math.abs(months + (days ?? 0) / 30.4)
  if (days === null) return null
  const year = a.year ?? b.year ?? 2001
  const at = (date: Parts) => Date.UTC(date.year ?? year, (date.month ?? 1) - 1, date.day) / 86_400_000
  return Math.abs(at(a) - at(b)) / (unit === 'week' ? 7 : 1)
}
