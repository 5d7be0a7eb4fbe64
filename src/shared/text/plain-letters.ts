import { fractionSign } from './figures.ts'
import { isPower, isRaisedIndex } from './raised-digits.ts'

/**
 * Styled letters as plain ones, such as 10 for 𝟭𝟬 and fi for ﬁ (Unicode's NFKC), without changing figures: NFKC alone
 * makes 106 of 10⁶ and 31⁄2 of 3½. Here they are 10^6 and 3 1/2, 42¹ is 42 without its note number, and the digits of
 * all scripts are 0 to 9. km² and CO₂ are km2 and CO2.
 */
export function plainLetters(text: string): string {
  if (isAscii(text)) return text
  const expanded = oddFigure.test(text) ? text.replace(figures, expand) : text
  return withLatinDigits(expanded.normalize('NFKC'))
}

/** Circled numbers, hours and days in one character: their digits must not join the neighbouring ones. */
const enclosed = '[\\p{No}㋀-㋋㍘-㍰㏠-㏾]'
const oddFigure = new RegExp(`${enclosed}|⁄`, 'u')
const figures = new RegExp(
  [
    `(?<fraction>[⁰¹²³⁴-⁹]+[⁄/][₀-₉]+|${fractionSign}|(?<=\\p{Nd})⁄(?=\\p{Nd}))`,
    '(?<raised>[⁺⁻]?[⁰¹²³⁴-⁹]+)',
    '(?<lowered>[₀-₉]+)',
    `(?<enclosed>${enclosed})`,
  ].join('|'),
  'gu',
)
/** Further than this no rule looks back or ahead. */
const contextLength = 40

function expand(sign: string, ...rest: unknown[]): string {
  const [groups, text, at] = [rest.at(-1), rest.at(-2), rest.at(-3)] as [
    Record<string, string | undefined>,
    string,
    number,
  ]
  const before = text.slice(Math.max(0, at - contextLength), at)
  const isBehindDigit = /\p{Nd}$/u.test(before)
  const plain = sign.normalize('NFKC').replaceAll('⁄', '/')
  if (groups.fraction !== undefined) return isBehindDigit && plain !== '/' ? ` ${plain}` : plain
  if (groups.raised !== undefined) return raisedAs(plain, before, text.slice(at + sign.length, at + contextLength))
  if (groups.lowered !== undefined) return isBehindDigit ? `_${plain}` : plain
  const end = /^\p{Nd}/u.test(text.charAt(at + sign.length)) ? ' ' : ''
  return (isBehindDigit ? ' ' : '') + plain + end
}

function raisedAs(plain: string, before: string, after: string): string {
  const isAlone = before === '' || /\s$/.test(before)
  if (isAlone || isRaisedIndex(plain, before)) return plain
  const latin = withLatinDigits(before.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC')))
  if (!isPower(plain, latin, after)) return ''
  return /[\p{Nd})]$/u.test(before) || !/^\d/.test(plain) ? `^${plain}` : plain
}

/** Keeps all positions, so that matches can be cut from the original. */
export function withLatinDigits(text: string): string {
  if (!foreignDigit.test(text)) return text
  return text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => latinDigit(digit))
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replace(/(?<=\d)٬(?=\d)/gu, ',')
}

const foreignDigit = /[^\P{Nd}0-9]/u

/** Unicode's decimal digits are in blocks from 0 to 9. */
function latinDigit(digit: string): string {
  if (digit.length > 1) return digit
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false
  return true
}
