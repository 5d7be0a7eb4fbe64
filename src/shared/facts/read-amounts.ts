import { withLatinDigits } from '#shared/text/plain-letters'
import { gap, measure, money, moneyScale, multiple, number, percent, scale, sign } from './number-words.ts'
import { durationWords, measureWords } from './unit-words.ts'

/**
 * A number of a text with all that belongs to it: sign, currency, magnitude and unit. Whoever shows one shows it from
 * `start` to `end`, or not at all: "£1.9m" without its m is another number.
 */
export interface Amount {
  readonly start: number
  readonly end: number
  /** Where its figures end, without the unit after them. */
  readonly figuresEnd: number
  /** Nothing for a bare number; a word says of what it is, such as "degrees" or "days". */
  readonly unit?: 'money' | 'percent' | 'scale' | 'word'
}

/** "de" and "di" stand between a large number and what it counts in Romance languages. */
const link = `(?:\\s+(?:d['’]|de\\s|di\\s)\\s*|${gap})`
/** No part of a word, of a longer number or of what is written in another way. */
const begin = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{Sc}.,:/^~≈<>≤≥±]|\\p{L}[−-]|\\p{Sc}[\\s\\u00a0])(?<sign>[~≈<>≤≥±+−-]?${sign}${gap})?${number}`,
  'gu',
)
/** Names of how sharp a picture is, such as 4K, count nothing. */
const resolution = /^(?:[24568]|1[26])K$/u
const behind = {
  money: sticky(`${moneyScale}?${link}${money}`),
  percent: sticky(`${gap}${percent}`),
  moneyScale: sticky(moneyScale),
  scale: sticky(scale),
  measure: sticky(`(?:${gap}${measure}|${multiple})`),
  word: sticky(`${link}(?:${measureWords}|${durationWords})(?![\\p{L}\\d])(?:\\s(?:Celsius|Fahrenheit))?`),
} as const

function sticky(source: string): RegExp {
  return new RegExp(source, 'uy')
}

/** In their order. */
export function readAmounts(written: string): Amount[] {
  const text = withLatinDigits(written)
  return [...text.matchAll(begin)].flatMap((match): Amount | [] => {
    const start = match.index
    const figuresEnd = start + match[0].length
    const found = match.groups?.sign ? ofMoney(text, figuresEnd) : unitBehind(text, figuresEnd)
    const isName = resolution.test(text.slice(start, found.end))
    return isName || /^\p{L}/u.test(text.slice(found.end)) ? [] : { start, figuresEnd, ...found }
  })
}

type Found = Pick<Amount, 'end' | 'unit'>

function ofMoney(text: string, at: number): Found {
  return { end: endOf(behind.moneyScale, text, at) ?? at, unit: 'money' }
}

function unitBehind(text: string, at: number): Found {
  const money = endOf(behind.money, text, at)
  if (money) return { end: money, unit: 'money' }
  const percent = endOf(behind.percent, text, at)
  if (percent) return { end: percent, unit: 'percent' }
  const scaled = endOf(behind.scale, text, at)
  const measured = endOf(behind.measure, text, scaled ?? at)
  const worded = measured ?? endOf(behind.word, text, scaled ?? at)
  if (scaled || measured) return { end: worded ?? scaled ?? at, unit: 'scale' }
  return worded ? { end: worded, unit: 'word' } : { end: at }
}

function endOf(form: RegExp, text: string, at: number): number | undefined {
  form.lastIndex = at
  return form.test(text) ? form.lastIndex : undefined
}
