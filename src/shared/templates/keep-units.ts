import type { Facts } from '#shared/designs/facts'
import { readAmounts } from '#shared/facts/read-amounts'

/** Words of a unit beyond these letters may part: as one they would not fit a narrow column. */
const longestWhole = 18
/** Drawn large, a number may have a second line, but only for a whole word of its unit. */
const large: ReadonlySet<string> = new Set(['number', 'number2', 'number3', 'before', 'after'])

/** Facts with no-break spaces between numbers and their units, in the product's languages. */
export function keepUnits(values: Facts): Facts {
  const kept = Object.entries(values).map(([field, value]) => [
    field,
    typeof value !== 'string' ? value : large.has(field) ? value.replace(/ (?!\p{L}{5})/gu, '\u00a0') : inWords(value),
  ])
  return Object.fromEntries(kept)
}

function inWords(text: string): string {
  return readAmounts(text)
    .filter(({ unit }) => unit)
    .reduce((kept, { start, end }) => kept.slice(0, start) + joined(kept.slice(start, end)) + kept.slice(end), text)
}

function joined(amount: string): string {
  return amount.length <= longestWhole ? amount.replaceAll(' ', '\u00a0') : amount.replace(/ (?=\D)/u, '\u00a0')
}
