import type { TextWords } from '#shared/languages/parts/text-words'
import { textWords } from '#shared/languages/texts'
import { exponent, fractionSign, plainFraction, readFraction, readPower, times } from '#shared/text/figures'
import { plainLetters, withLatinDigits } from '#shared/text/plain-letters'

/** How amounts and their units are written in the product's languages and in Arabic, as parts of regular expressions. */

export const gap = String.raw`[\s\u00a0\u202f]?`
const digits = String.raw`\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`
/** Digits, a power such as 3 × 10⁶, or with a fraction: 3½, 3 1/2. */
const figure = `\\d{1,3}${gap}(?:${fractionSign}|(?<=\\s)${plainFraction})|(?:${digits})(?:${gap}${times}${gap}10${exponent}|${exponent}|${fractionSign})?|${fractionSign}`
const figures = new RegExp(figure, 'gu')
export const firstFigure = new RegExp(figure, 'u')
/** With nothing asked of what stands before it. */
export const number = `[+−-]?(?:${figure})(?![\\d:/^]|\\p{No}|[.,]\\d)`
export const plain = `(?<![\\p{L}\\p{N}.,:/^-])${number}`
const wordEnd = String.raw`(?![\p{L}\d])`

const percentWords = figureWords(({ percent }) => percent, 'نقطة مئوية|في المئة|في المائة|بالمئة|بالمائة')
const scaleWords = figureWords(({ scales }) => scales, 'مليون|ملايين|مليار|مليارات|تريليون')
const currencies = figureWords(
  ({ currencies }) => currencies,
  '€|\\$|£|EUR|USD|GBP|CHF|دولار|يورو|ريال|درهم|جنيه|دينار',
)

function figureWords(pick: (words: TextWords) => string, further: string): string {
  const all = Object.values(textWords).flatMap((words) => pick(words).split('|'))
  return [...new Set([...all, ...further.split('|')])].join('|')
}

export const percent = `(?:[%٪]|(?:${percentWords})${wordEnd})`
export const scale = `(?:${scaleWords})(?!\\p{L})`
/** "US$", "R$": whose dollar or real it is belongs to the amount. */
export const sign = '(?:(?<!\\p{L})(?:US|CA|AU|NZ|HK|R)\\$|[€$£])'
export const money = `(?:${sign}|(?:${currencies})${wordEnd})`
/** "de" and "di" stand between a large number and what it counts in Romance languages. */
const link = `(?:\\s+(?:d['’]|de\\s|di\\s)\\s*|${gap})`

export const amount = `(?:${sign}${gap}${number}(?:${gap}${scale})?|${plain}(?:${gap}${scale})?${link}${money})`
/** Squared, cubed and degrees: 5 km², −5 °C. */
export const measure = String.raw`(?:(?:[kcmd]?m|ft)[²³]|°\s?[CF])(?![\p{L}\d])`
export const unit = `(?:${gap}(?:${percent}|${scale}|${money}))?`
/** "8,4" and "8.4", "4 000" and "4.000": three digits behind the only separator are thousands. 10⁶ is 1000000. */
export function bareValue(text: string): string {
  const last = plainLetters(withLatinDigits(text).match(figures)?.at(-1) ?? '')
  const power = readPower(last)
  if (power) return String(Number(bareValue(power.factor)) * power.scale)
  const fraction = readFraction(last)
  if (fraction !== null) return String(fraction)
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/u.exec(last) ?? []
  return `${whole.replace(/\D/gu, '')}${decimals ? `.${decimals}` : ''}`
}

/** What stands around the digits of one amount, so that amounts of one unit are known: "%", "$ million". */
export function unitOf(text: string): string {
  return withLatinDigits(text)
    .replace(firstFigure, ' ')
    .replace(/[+−-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}
