import { withLatinDigits } from '#shared/text/plain-letters'
import { alternatives } from './fact-words.ts'
import { monthNames } from './month-names.ts'

/** A day, a month or a year at the start of a text. */
export interface FoundWhen {
  readonly when: string
  readonly rest: string
  /** Undefined if only day and month are given. */
  readonly year: number | undefined
  /** Grows with time; comparable among moments that all have a year or all lack one. */
  readonly order: number
  /** Preceded by "In", "Im Jahr" and the like. */
  readonly isIntroduced: boolean
}

const introduction = `(?:(?:${alternatives((words) => words.dateIntroductions, 'في عام|في|عام|سنة')})\\s+(?:(?:${alternatives((words) => words.year)})\\s+)?)?`
const year = '(?<year>(?:1[5-9]|20)\\d\\d)'
const month = `(?<month>${[...monthNames.keys()].sort((one, other) => other.length - one.length).join('|')})`
const day = '(?<day>[0-3]?\\d)(?:\\.|st|nd|rd|th|er|º)?'
const of = `(?:\\s+(?:${alternatives((words) => words.dateLinks)}))?`
const forms = [
  `${day}${of}\\s+${month}(?:(?:,|${of})\\s+${year})?`,
  `${month}\\s+${day}(?:,?\\s+${year})?`,
  `${month}(?:,|${of})\\s+${year}`,
  year,
].map((form) => new RegExp(`^(?<introduction>${introduction})(?<when>${form})(?![\\p{L}\\d]|[-–]\\d)`, 'iu'))

export function whenAtStart(text: string): FoundWhen | undefined {
  const latin = withLatinDigits(text)
  for (const form of forms) {
    const groups = form.exec(latin)?.groups
    if (!groups) continue
    const { introduction: before = '', when = '' } = groups
    const end = before.length + when.length
    const yearOf = groups.year ? Number(groups.year) : undefined
    const monthOf = monthNames.get(groups.month?.toLowerCase() ?? '') ?? 0
    return {
      when: text.slice(before.length, end),
      rest: text.slice(end),
      year: yearOf,
      order: (yearOf ?? 0) * 500 + monthOf * 40 + Number(groups.day ?? 0),
      isIntroduced: before !== '',
    }
  }
  return undefined
}

/** The first day and month in a text, with the year if given. */
export function dayIn(text: string): string | undefined {
  const starts = [...text.matchAll(/(?<![\p{L}\d])[\p{L}\d٠-٩]/gu)].map(({ index }) => text.slice(index))
  const found = starts.map(whenAtStart).find((when) => when && !when.isIntroduced && when.order % 40 > 0)
  return found?.when
}
