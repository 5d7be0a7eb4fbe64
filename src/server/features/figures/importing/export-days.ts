import { languages } from '#shared/rules/languages'

/** Days as LinkedIn's export writes them: in the format of the account's language. A day is '2026-12-01'. */

const numbered = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/

/** Longer cells are not dates. */
const longestDay = 40

export type ReadDay = (text: string) => string | null

/**
 * Whether day or month comes first between slashes shows only when one of them is above twelve, so all days of a file
 * are looked at first. If none shows it, `isDayFirst` decides; if they contradict each other, none can be read. Pure.
 */
export function createDayReader(texts: readonly string[], isDayFirst: boolean): ReadDay {
  const pairs = texts.flatMap((text) => {
    const [, one, separator, other] = text.length > longestDay ? [] : (numbered.exec(text.trim()) ?? [])
    return separator === undefined || separator === '.' ? [] : [{ one: Number(one), other: Number(other) }]
  })
  const showsDayFirst = pairs.some(({ one }) => one > 12)
  const showsMonthFirst = pairs.some(({ other }) => other > 12)
  const order = showsDayFirst === showsMonthFirst ? (showsDayFirst ? null : isDayFirst) : showsDayFirst
  return (text) => (text.length > longestDay ? null : readDay(text.trim(), order))
}

/** @param isDayFirst null: not known */
function readDay(text: string, isDayFirst: boolean | null): string | null {
  const [, isoYear, isoMonth, isoDate] = iso.exec(text) ?? []
  if (isoYear) return toDay(Number(isoYear), Number(isoMonth), Number(isoDate))
  const [, one, separator, other, year] = numbered.exec(text) ?? []
  if (year) {
    if (separator === '.') return toDay(Number(year), Number(other), Number(one))
    if (isDayFirst === null) return null
    const [date, month] = isDayFirst ? [one, other] : [other, one]
    return toDay(Number(year), Number(month), Number(date))
  }
  return readNamed(text)
}

/** '28. November 2026', 'Nov 28, 2026', '28 nov. 2026' */
function readNamed(text: string): string | null {
  const name = /\p{L}+/u.exec(text)?.[0].toLowerCase()
  const numbers = text.match(/\d+/g) ?? []
  const month = name === undefined ? undefined : months.get(name)
  const year = numbers.find((each) => each.length === 4)
  const date = numbers.find((each) => each.length <= 2)
  if (month === undefined || numbers.length !== 2 || !year || !date) return null
  return toDay(Number(year), month, Number(date))
}

const months = new Map(
  Object.values(languages).flatMap(({ code }) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(code, { month: style, day: 'numeric', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2026, index, 1))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        return [name.toLowerCase().replace('.', ''), index + 1] as const
      })
    }),
  ),
)

function toDay(year: number, month: number, date: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, date))
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && year >= 2003
  return isReal ? moment.toISOString().slice(0, 10) : null
}
