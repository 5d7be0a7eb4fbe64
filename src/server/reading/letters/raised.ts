import { fractionText } from './fractions.ts'
import { index, power } from './powers.ts'

/**
 * What raised letters mean, by what they follow: 10⁶ and km² are powers, 1st is an ordinal, 42¹ has the number of a
 * note, which is no part of the figure. Where both are possible the reading that states no false figure wins.
 */

/** `*`, `†`, `[1]`, `[1][2]`, `1,2`, `3–5`: never a power. */
const bracketed = String.raw`[[(]\s*(?:\d{1,3}|[a-z]|[ivx]{1,5}|[*†‡])\s*[\])]`
const noteSigns = new RegExp(
  String.raw`^(?:[*†‡§¶#‖]+|${bracketed}(?:[\s,;]*${bracketed})*|\[?\d{1,3}(?:\s*[,;–-]\s*\d{1,3})+\]?)$`,
)
const digits = /^[+−–-]?\d{1,3}$/
const decimal = /^[+−–-]?\d{1,2}[.,]\d{1,3}$/
const fraction = /^(\d{1,3})\s*[/⁄∕]\s*(\d{1,3})$/
/** `2+` of an ion, which the number of a note never has. */
const charge = /^\d?[+−–-]$/

const figure = /(?<![\d.,])(\d+(?:[.,]\d+)*)$/
const currency = /(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF))\s*\d+(?:[.,]\d+)*$/u
const currencyAfter = /^\s*(?:\p{Sc}|(?:EUR|USD|GBP|CHF)\b)/u
/** What makes its surroundings a formula. */
const operatorBefore = /[×·*+−=÷/^(]\s*\d+(?:[.,]\d+)*$/
const operatorAfter = /^\s*[×·*+−=÷^]/
/** Squared and cubed. The short words among them count only behind a figure or in a rate. */
const unit = /(?<![\p{L}'’.])(?:(?:[kcdmµμnh]|da)m|m|ft|yd|(?<=\d[\s\u00a0]*|\/)(?:in|mi|s))$/u
const variable = /(?<![\p{L}\p{M}\d'’.])[\p{Script=Latin}\p{Script=Greek}]$/u
const product = /[=+−×·*/(^]\s*\p{L}{1,3}$/u
const brackets = /\([^()]{0,30}[+−×·*/=-][^()]{0,30}\)$/u
/** Written with a raised number by mistake more often than with a note. */
const formula = /(?<![\p{L}\d])(?:CO|CH|NO|NH|SO|SF|H|N|O)$/u
const element =
  /^(?:A[cglrstu]|B[aeir]?|C[adelorsu]?|F[er]?|H[efgo]?|I[nr]?|K[r]?|Li|M[gno]|N[abe]?|O|P[bdotu]?|R[abnu]|S[eirn]?|T[ceihl]|U|X[e]|Y|Z[nr])(?!\p{Ll})/u
/** The smallest power that an author writes without a formula around it. */
const powersOfTwo = /^(?:1\d|2\d|3[0-2]|48|53|6[34]|80|100|128|256)$/
/** $9⁹⁹: two raised digits behind a price are its cents when they are such as prices have. */
const cents = /^(?:00|50|95|98|\d9)$/
/** A higher number with blanks around it is a figure of the sentence. */
const maxLooseNote = 30

const ordinalEnding = /^(?:st|nd|rd|th|er|re|ère|ème|eme|e|nde?|ter|te|ste|os|as|[ªº])$/i

/** Letters of formulas, such as 𝑥, which Unicode has a second time. */
const mathLetters = /[\u{1d400}-\u{1d7ff}]/gu

/**
 * @param front the end of the text in front, @param after the start of what follows, both of the same line.
 * @returns null for the mark of a note
 */
export function raisedText(text: string, front: string, after: string): string | null {
  const raised = text.trim()
  const before = front.replace(mathLetters, (letter) => letter.normalize('NFKC'))
  if (raised === '') return text
  if (noteSigns.test(raised)) return null
  const parts = fraction.exec(raised)
  if (parts) return fractionText(parts[1] ?? '', parts[2] ?? '', before)
  if (charge.test(raised) && /[\p{L}\])\d]$/u.test(before)) return power(raised)
  if (digits.test(raised)) return numberText(text, raised, before, after)
  if (decimal.test(raised)) return /[\p{L}\p{N})]$/u.test(before) ? power(raised) : text
  return lettersText(text, raised, before, after)
}

function numberText(text: string, raised: string, before: string, after: string): string | null {
  if (before === '' || /\s$/.test(before)) return looseNumber(text, raised, before, after)
  if (formula.test(before) && /^[2-6]$/.test(raised)) return index(raised, before)
  return isPower(raised, before, after) ? power(raised) : priceCents(raised, before, after)
}

function priceCents(raised: string, before: string, after: string): string | null {
  const sign = currency.test(before) ? '.' : ','
  const isPrice = (currency.test(before) || currencyAfter.test(after)) && !/[.,]\d*$/.test(before)
  return isPrice && cents.test(raised) ? `${sign}${raised}` : null
}

/** A number that touches nothing in front of it: of an isotope, of a note, or of the sentence. */
function looseNumber(text: string, raised: string, before: string, after: string): string | null {
  if (element.test(after)) return power(raised)
  if (before.trim() === '') return null
  return Number(raised) <= maxLooseNote && !/^[+−–-]/.test(raised) ? null : text
}

function isPower(raised: string, before: string, after: string): boolean {
  const value = Math.abs(Number(raised.replace(/^[−–]/, '-')))
  const isSigned = /^[+−–-]/.test(raised)
  const base = figure.exec(before)?.[1]
  if (base !== undefined) {
    if (currency.test(before)) return false
    if (isSigned) return true
    if (value < 2) return false
    const isFormula = operatorBefore.test(before) || operatorAfter.test(after)
    return base === '10' || isFormula || (base === '2' && powersOfTwo.test(raised))
  }
  if (unit.test(before)) return isSigned ? value <= 3 : value === 2 || value === 3
  if (isSigned) return /[\p{L})]$/u.test(before)
  return value > 1 && (variable.test(before) || product.test(before) || brackets.test(before))
}

function lettersText(text: string, raised: string, before: string, after: string): string | null {
  const isInWord = /^\p{L}/u.test(after)
  if (/^TM$/i.test(raised)) return '™'
  if (/^SM$/.test(raised)) return '℠'
  if (/\d$/.test(before)) {
    if (/^[oº°0]$/.test(raised) && /^\s*[CF](?!\p{L})/u.test(after)) return '°'
    if (raised === 'a') return 'ª'
    if (raised === 'o') return 'º'
    if (/^[nxk]$/.test(raised)) return power(raised)
    if (ordinalEnding.test(raised)) return text
    return /^[b-z]$/.test(raised) && !isInWord ? null : text
  }
  if (variable.test(before) && /^[nxkijt]$/.test(raised) && !isInWord) return power(raised)
  const isNoteLetter = /^[a-z]$/.test(raised) && /(?:\p{L}{4}|[.,;:!?)\]”"’'])$/u.test(before) && !isInWord
  return isNoteLetter ? null : text
}
