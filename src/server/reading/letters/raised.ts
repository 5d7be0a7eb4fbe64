import { isPower, isRaisedIndex, price, variable } from '#shared/text/raised-digits'
import { fractionText } from './fractions.ts'
import { index, power } from './powers.ts'

/**
 * What raised letters mean, by what they follow: 10⁶ and km² are powers, 1st is an ordinal, 42¹ has the number of a
 * note, which is no part of the figure. Where both are possible the reading that states no false figure wins.
 */

/** `*`, `†`, `[1]`, `[1][2]`, `1,2`, `3–5`: never a power. */
const noteInBrackets = String.raw`[[(]\s*(?:\d{1,3}|[a-z]|[ivx]{1,5}|[*†‡])\s*[\])]`
const noteSigns = new RegExp(
  String.raw`^(?:[*†‡§¶#‖]+|${noteInBrackets}(?:[\s,;]*${noteInBrackets})*|\[?\d{1,3}(?:\s*[,;–-]\s*\d{1,3})+\]?|\[[^\]]{1,40}\])$`,
)
const thousands = /^\d{1,3}(?:[.,]\d{3})+$/
const digits = /^[+−–-]?\d{1,3}$/
const decimal = /^[+−–-]?\d{1,2}[.,]\d{1,3}$/
const fraction = /^(\d{1,3})\s*[/⁄∕]\s*(\d{1,3})$/
/** `2+` of an ion, which the number of a note never has. */
const charge = /^\d?[+−–-]$/

const currencyAfter = /^\s*(?:\p{Sc}|(?:EUR|USD|GBP|CHF)\b)/u
const element =
  /^(?:A[cglrstu]|B[aeir]?|C[adelorsu]?|F[er]?|H[efgo]?|I[nr]?|K[r]?|Li|M[gno]|N[abe]?|O|P[bdotu]?|R[abnu]|S[eirn]?|T[ceihl]|U|X[e]|Y|Z[nr])(?!\p{Ll})/u
/** $9⁹⁹: two raised digits after a price are cents, if typical of prices. */
const cents = /^(?:00|50|95|98|\d9)$/
/** A higher number with blanks around it is a figure of the sentence. */
const maxLooseNote = 30

const ordinalEnding = /^(?:st|nd|rd|th|er|re|ère|ème|eme|e|nde?|ter|te|ste|os|as|[ªº])$/i

/** Mathematical letters in Unicode, such as 𝑥. */
const mathLetters = /[\u{1d400}-\u{1d7ff}]/gu

/**
 * @param front the end of the text in front of it
 * @param after the start of the text after it, in the same line
 * @returns null for the mark of a note
 */
export function raisedText(text: string, front: string, after: string): string | null {
  const raised = text.trim()
  const before = front.replace(mathLetters, (letter) => letter.normalize('NFKC'))
  if (raised === '') return text
  if (noteSigns.test(raised) && !thousands.test(raised)) return isLooseFigure(raised, before) ? text : null
  const parts = fraction.exec(raised)
  if (parts) return fractionText(parts[1] ?? '', parts[2] ?? '', before)
  if (charge.test(raised) && /[\p{L}\p{N}\])]$/u.test(before)) return power(raised)
  if (digits.test(raised)) return numberText(text, raised, before, after)
  // the bracket of "harbour¹)" belongs to the mark, that of "10⁶)" does not
  const bracketed = /^(\d{1,3})\)$/.exec(raised)?.[1]
  if (bracketed) return isPower(bracketed, before, after) ? `${power(bracketed)})` : null
  if (decimal.test(raised)) return /[\p{L}\p{N})]$/u.test(before) ? power(raised) : text
  return lettersText(text, raised, before, after)
}

function numberText(text: string, raised: string, before: string, after: string): string | null {
  if (before === '' || /\s$/.test(before)) return looseNumber(text, raised, before, after)
  if (isRaisedIndex(raised, before)) return index(raised, before)
  return isPower(raised, before, after) ? power(raised) : priceCents(raised, before, after)
}

function priceCents(raised: string, before: string, after: string): string | null {
  const sign = price.test(before) ? '.' : ','
  const isPrice = (price.test(before) || currencyAfter.test(after)) && !/[.,]\d*$/.test(before)
  return isPrice && cents.test(raised) ? `${sign}${raised}` : null
}

/** A number that touches nothing in front of it: of an isotope, of a note, or of the sentence. */
function looseNumber(text: string, raised: string, before: string, after: string): string | null {
  if (element.test(after)) return power(raised)
  if (before.trim() === '') return null
  return Number(raised) <= maxLooseNote && !/^[+−–-]/.test(raised) ? null : text
}

/** 1,500 with blanks around it is a figure, 1,2 are two notes. */
function isLooseFigure(raised: string, before: string): boolean {
  return /(?:^|\s)$/.test(before) && (raised.match(/\d+/g) ?? []).some((number) => Number(number) > maxLooseNote)
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
  const isNoteLetter = /^[a-z]$/.test(raised) && /(?:\p{L}{4}[.,;:!?)\]”"’']*|[)\]”"])$/u.test(before) && !isInWord
  return isNoteLetter ? null : text
}
