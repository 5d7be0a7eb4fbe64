import type { TextWords } from '#shared/languages/parts/text-words'
import { textWords } from '#shared/languages/texts'
import { exponent, fractionSign, plainFraction, readFraction, readPower, times } from '#shared/text/figures'
import { plainLetters, withLatinDigits } from '#shared/text/plain-letters'

/** How amounts and their units are written in the product's languages and in Arabic, as parts of regular expressions. */

export const gap = String.raw`[\s\u00a0\u202f]?`
const digits = String.raw`\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`
/** Digits, with a power such as 3 × 10⁶ or with a fraction: 3½, 3 1/2. */
const figure = `\\d{1,3}${gap}(?:${fractionSign}|(?<=\\s)${plainFraction})|(?:${digits})(?:${gap}${times}${gap}10${exponent}|${exponent}|${fractionSign})?|${fractionSign}`
const figures = new RegExp(figure, 'gu')
export const firstFigure = new RegExp(figure, 'u')
/** More or less than, about, plus or minus; whatever comes before it. */
export const number = `(?:[~≈<>≤≥±]${gap})?[+−-]?(?:${figure})(?![\\d:/^]|\\p{No}|[.,]\\d)`
const wordEnd = String.raw`(?![\p{L}\d])`

const percentWords = figureWords(({ percent }) => percent, 'pp|bps|نقطة مئوية|في المئة|في المائة|بالمئة|بالمائة')
const scaleWords = figureWords(({ scales }) => scales, 'مليون|ملايين|مليار|مليارات|تريليون')
const codes = 'EUR|USD|GBP|CHF|JPY|CAD|AUD'
const currencies = figureWords(({ currencies }) => currencies, `${codes}|دولار|يورو|ريال|درهم|جنيه|دينار`)

function figureWords(pick: (words: TextWords) => string, further: string): string {
  const all = Object.values(textWords).flatMap((words) => pick(words).split('|'))
  return [...new Set([...all, ...further.split('|')])].join('|')
}

export const percent = `(?:[%٪‰]|(?:${percentWords})${wordEnd})`
/** Millions and thousands in words or short, the shortest right behind the digits. */
export const scale = `(?:(?:${gap}|-)(?:${scaleWords})(?!\\p{L})|${gap}(?:[Bb]n|BN|[Mm]n|[Tt]r?n)${wordEnd}|[KkMm]${wordEnd})`
/** Letters that say so only of money: £2b, R$ 3 mi. */
export const moneyScale = `(?:${scale}|${gap}(?:[KkMmBbT]|[BbMm]i)${wordEnd})`
/** "US$", "R$": whose dollar or real it is belongs to the amount. */
const currencySign = String.raw`(?:(?:US|CA|AU|NZ|HK|R)\$|\p{Sc})`
export const sign = `(?:${currencySign}|(?:${codes})(?!\\p{L}))`
export const money = `(?:${currencySign}|(?:${currencies})${wordEnd})`
/** Squared, cubed, degrees and what is written short: 5 km², −5 °C, 40 MW. */
export const measure = String.raw`(?:(?:[kcmd]?m|ft)[²³]|°\s?[CF]|km/h|mph|[kcm]?m|kg|[kMGT]Wh?|[MGT]B)(?![\p{L}\d])`
/** Four times as much, tenfold: 4x, 10-fold. But 4x3 and 4 x 3 are sizes. */
export const multiple = String.raw`(?:[x×](?!\s?\d)(?!\p{L})|-?(?:fold|fach)(?!\p{L}))`
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

/** The text around an amount's digits, to recognise amounts of the same unit: "%", "$ million". */
export function unitOf(text: string): string {
  return withLatinDigits(text)
    .replace(firstFigure, ' ')
    .replace(/[+−~≈<>≤≥±-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}
