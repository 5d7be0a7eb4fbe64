import { fractionText } from './fractions.ts'
import { index, power } from './powers.ts'

/**
 * A formula as a tree, independent of its format: a list is a sequence of parts. Readers build the tree; this file
 * converts it to text.
 */
export type Formula =
  | string
  | readonly Formula[]
  | { over: Formula; under: Formula }
  /** Letters with an exponent, an index, or both. */
  | { base: Formula; raised?: Formula; lowered?: Formula }
  | { root: Formula; degree?: Formula }
  | { open: string; parts: readonly Formula[]; separator: string; close: string }
  /** sin x, log(a + b) */
  | { name: Formula; argument: Formula }
  /** A letter with a combining mark, such as the bar of a mean. */
  | { letter: Formula; mark: string }
  | { rows: readonly (readonly Formula[])[] }

/** A formula in one line: 3/4, 10³, x₂, √(x), (a+b)/c. */
export function formulaText(formula: Formula): string {
  if (typeof formula === 'string') return plainLetters(formula)
  if (Array.isArray(formula)) return rowText(formula)
  const part = formula as Exclude<Formula, string | readonly Formula[]>
  if ('over' in part) return ratioText(formulaText(part.over), formulaText(part.under))
  if ('base' in part) return scriptsText(part)
  if ('root' in part) return rootText(formulaText(part.root), formulaText(part.degree ?? ''))
  if ('parts' in part) return `${part.open}${part.parts.map(withinBrackets).join(part.separator)}${part.close}`
  if ('name' in part) return functionText(formulaText(part.name), formulaText(part.argument))
  if ('letter' in part) return markedText(formulaText(part.letter), part.mark)
  return part.rows.length === 0 ? '' : `[${tableText(part.rows)}]`
}

/** Longer parts count as compound without a look at their letters, which would add up in formulas within formulas. */
const maxSimpleLength = 200
const invisibleOperators = /[\u2061\u2063\u2064]/g
const factorStart = /^[\p{L}\p{N}(√∛∜[]/u
const number = /^\d+(?:[.,]\d+)*$/
const scripts = '[⁰¹²³⁴-⁹⁺⁻ⁿⁱ₀-₉′]*'
const simple = new RegExp(`^[\\p{L}\\p{Nd}\\p{M}.,′°%∞]+(?:[⁰¹²³⁴-⁹⁺⁻ⁿⁱ₀-₉]${scripts})?$`, 'u')
/** What a slash or a sign in front of it takes as a whole: a number, a letter, a word. */
const single = new RegExp(`^(?:\\d+(?:[.,]\\d+)*|\\p{L}\\p{M}*|\\p{L}{3,}|∞)${scripts}$`, 'u')

/** Replaces mathematical letters by normal ones and drops invisible operators. */
function plainLetters(text: string): string {
  return text
    .replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'))
    .replace(/(?<=\d)\u2062(?=\d)/g, '·')
    .replace(/\u2062/g, '')
    .replace(invisibleOperators, '')
}

function rowText(parts: readonly Formula[]): string {
  const texts = parts.map(formulaText)
  let text = ''
  let end = ''
  texts.forEach((shown, at) => {
    if (shown === '') return
    const part = parts[at] as Formula
    const isRatio = typeof part === 'object' && 'over' in part && shown.length > 1
    const whole = isRatio && factorStart.test(texts[at + 1] ?? '') ? bracketed(shown) : shown
    const isWritten = typeof part === 'string' && (at === 0 || typeof parts[at - 1] === 'string')
    const joinsFigure = !isWritten && /\d/.test(end) && /^[\d⁰¹²³⁴-⁹]/.test(whole)
    text += joinsFigure ? ` ${whole}` : whole
    end = whole.slice(-1)
  })
  return text
}

function ratioText(over: string, under: string): string {
  if (over.length <= 4 && under.length <= 4 && /^\d+$/.test(over) && /^\d+$/.test(under)) {
    return fractionText(over, under, '')
  }
  return `${isSimple(over) ? over : bracketed(over)}/${isSingle(under) ? under : bracketed(under)}`
}

function scriptsText({ base, raised, lowered }: { base: Formula; raised?: Formula; lowered?: Formula }): string {
  const text = formulaText(base)
  const isPlain = text.length > maxSimpleLength ? false : simple.test(text) || /^[^\p{L}\p{N}]$/u.test(text)
  const whole = text === '' || isPlain || isBracketed(text) ? text : bracketed(text)
  return whole + indexText(formulaText(lowered ?? ''), text) + exponentText(formulaText(raised ?? ''))
}

function exponentText(text: string): string {
  if (text === '') return ''
  if (/^[∘°]$/.test(text)) return '°'
  if (/^[′″‴'*†]+$/.test(text)) return text
  return isSingle(text) || /^[+−–-]\d{1,9}$/.test(text) ? power(text) : `^${bracketed(text)}`
}

function indexText(text: string, base: string): string {
  if (text === '') return ''
  if (/^\d{1,9}$/.test(text)) return index(text, base.slice(-1))
  return `_${isSimple(text) ? text : bracketed(text)}`
}

const rootSigns: Record<string, string> = { '': '√', 2: '√', 3: '∛', 4: '∜' }

function rootText(root: string, degree: string): string {
  const sign = rootSigns[degree.trim()]
  const whole = isBracketed(root) ? root : `(${root})`
  if (sign) return `${sign}${whole}`
  return /^[\dn]{1,3}$/.test(degree) ? `${power(degree)}√${whole}` : `${whole}^(1/${degree})`
}

function functionText(name: string, argument: string): string {
  if (argument === '' || isBracketed(argument)) return `${name}${argument}`
  return isSimple(argument) ? `${name} ${argument}` : `${name}${bracketed(argument)}`
}

function markedText(letter: string, mark: string): string {
  return /^\p{L}$/u.test(letter) ? `${letter}${mark}` : letter
}

/** A table within brackets needs no brackets of its own. */
function withinBrackets(part: Formula): string {
  const [only] = Array.isArray(part) && part.length === 1 ? (part as readonly Formula[]) : [part]
  return typeof only === 'object' && 'rows' in only ? tableText(only.rows) : formulaText(part)
}

function tableText(rows: readonly (readonly Formula[])[]): string {
  return rows.map((row) => row.map(formulaText).join(' ')).join('; ')
}

function isSimple(text: string): boolean {
  return text.length <= maxSimpleLength && (simple.test(text) || isBracketed(text))
}

function isSingle(text: string): boolean {
  return text.length <= maxSimpleLength && (number.test(text) || single.test(text) || isBracketed(text))
}

/** True for (a + b), √(x) and f(x), false for (a)(b). */
function isBracketed(text: string): boolean {
  if (text.length > maxSimpleLength || !/^[√∛∜]?[([{|]/.test(text)) return false
  const start = text.search(/[([{|]/)
  if (text[start] === '|') return text.indexOf('|', start + 1) === text.length - 1
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (/[([{]/.test(text[at] ?? '')) depth += 1
    else if (/[)\]}]/.test(text[at] ?? '')) depth -= 1
    if (depth === 0) return at === text.length - 1
  }
  return false
}

function bracketed(text: string): string {
  return `(${text})`
}
