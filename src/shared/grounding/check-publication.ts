import { languages } from '#shared/rules/languages'
import type { Published } from './background.ts'
import type { DateClaim, Judgement } from './claims.ts'

/**
 * The date in the line that names the source is that of its publication. A source without one leaves it open.
 * @returns null if the date agrees with one of them, or none is known
 */
export function judgePublication(claim: DateClaim, published: readonly Published[]): Judgement | null {
  const { start, end, text, date, passage } = claim
  const [first] = published
  if (!first || published.some((each) => agrees(date, each))) return null
  const repair = published.length === 1 ? inWords(date, first, languages[passage.language].code) : undefined
  const judged = { kind: 'date', start, end, text, verdict: 'differs', span: first.span, asks: true } as const
  return repair === undefined ? judged : { ...judged, repair }
}

/** A day of difference is a time zone. */
function agrees(date: DateClaim['date'], published: Published): boolean {
  const isClose =
    date.year !== undefined && date.month !== undefined && date.day !== undefined
      ? Math.abs(Date.UTC(date.year, date.month - 1, date.day) - dayOf(published)) <= 86_400_000
      : false
  return (
    isClose || (['year', 'month', 'day'] as const).every((part) => (date[part] ?? published[part]) === published[part])
  )
}

function dayOf({ year, month, day }: Published): number {
  return Date.UTC(year, month - 1, day)
}

/** The day as the post writes its dates; undefined where it has no year, as a month may not stand by itself. */
function inWords(date: DateClaim['date'], published: Published, locale: string): string | undefined {
  if (date.year === undefined) return undefined
  if (date.month === undefined) return String(published.year)
  const day = date.day === undefined ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day, month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    dayOf(published),
  )
}
