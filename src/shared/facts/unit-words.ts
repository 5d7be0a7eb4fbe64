import { languagePacks } from '#shared/languages/packs'
import type { CheckingWords } from '#shared/languages/parts/checking-words'

/** Words for units in all languages, as alternatives of a regular expression. */

type Units = CheckingWords['units']

const durations = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'decades', 'century'] as const
/** Read as money, as percentages, or as words of other meanings. */
const others = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'BRL', 'permille', 'pound', 'cent'] as const

export const durationWords = wordsOf((unit) => isIn(durations, unit))
export const measureWords = wordsOf((unit) => !isIn(durations, unit) && !isIn(others, unit))

function isIn(list: readonly string[], unit: keyof Units): boolean {
  return list.includes(unit)
}

function wordsOf(holds: (unit: keyof Units) => boolean): string {
  const words = Object.values(languagePacks).flatMap(({ checking: { units } }) =>
    (Object.keys(units) as (keyof Units)[])
      .filter(holds)
      .flatMap((unit) => units[unit].split(/\s+/u))
      .filter((word) => word.length > 1),
  )
  return [...new Set(words)].map(eitherCase).join('|')
}

/** "Tonnen" and "tonnen". */
function eitherCase(word: string): string {
  const [first = ''] = word
  return `[${first}${first.toUpperCase()}]${word.slice(first.length).replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`
}
