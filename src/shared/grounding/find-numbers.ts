import type { NumberClaim, Passage } from './claims.ts'
import { decadesBefore } from './find-dates.ts'
import { inAnyLanguage, type Lexicon } from './lexicon.ts'
import { minusBefore } from './minus.ts'
import { type Amount, amountAt, gap } from './read-amount.ts'
import { tidy } from './read-digits.ts'
import { contentStem } from './stems.ts'
import type { Token } from './tokens.ts'
import { currencyBefore, isCurrency, unitOf, unitOfTwo } from './units.ts'

/**
 * Numbers in digits and words, with their scale, unit and what they count. Left out: a list's own numbering, parts of
 * versions, and "three lessons", which a post counts of itself.
 */

/** Between a number and what it counts: "4 millions d'euros". */
const unitLinks = inAnyLanguage((words) => words.unitLinks)

export function findNumbers(passage: Passage, taken: ReadonlySet<number>, lexicon: Lexicon): NumberClaim[] {
  const found: NumberClaim[] = []
  for (let at = 0; at < passage.tokens.length; at += 1) {
    const amount = taken.has(at) ? null : amountAt(passage, at, lexicon, taken)
    if (!amount) continue
    const claim = toClaim(passage, at, amount, lexicon)
    if (!isOwnNumber(passage, claim, lexicon)) found.push(claim)
    at = Math.max(at, claim.last)
  }
  shareUnits(found, passage, lexicon)
  return found
}

function toClaim(passage: Passage, at: number, amount: Amount, lexicon: Lexicon): NumberClaim {
  const { tokens } = passage
  let { last, unit } = amount
  let first = at
  const before = tokens[at - 1]
  const currency = before && gap(passage, at - 1).length <= 1 ? currencyBefore(before.word) : null
  if (unit === null && currency) {
    unit = currency
    first = at - 1
    if (before?.word === '$' && /^(?:us|r)$/.test(tokens[at - 2]?.word ?? '') && gap(passage, at - 2) === '') {
      first = at - 2
      if (tokens[first]?.word === 'r') unit = 'BRL'
    }
  }
  if (unit === null) [unit, last] = unitAfter(passage, last, lexicon) ?? [null, last]
  if (unit === 'degree') [unit, last] = scaleOfDegrees(tokens, last)
  if (unit === null && isDecade(amount.values[0] ?? 0, before?.word ?? '')) unit = 'decade'
  const minus = minusBefore(passage, first, unit !== null)
  const start = minus === null ? (tokens[first]?.start ?? 0) : passage.start + minus
  const end = tokens[last]?.end ?? 0
  const value = amount.values[0] ?? 0
  return {
    kind: 'number',
    start,
    end,
    text: passage.text.slice(start - passage.start, end - passage.start),
    passage,
    first,
    last,
    values: unit === 'permille' ? amount.values.map((each) => each / 10) : amount.values,
    unit: unit === 'permille' ? 'percent' : unit,
    noun: nounAfter(tokens, last, lexicon),
    isNegative: minus !== null,
    role: null,
    per: timeAfter(tokens, last, lexicon),
    roundedTo: isHedged(tokens, first, lexicon) && value >= 10 ? amount.step : null,
  }
}

/** "Anni Novanta", "les années 1960". */
function isDecade(value: number, before: string): boolean {
  return decadesBefore.has(before) && value % 10 === 0 && (value < 100 || (value >= 1000 && value < 2100))
}

/** The unit behind an amount and its last token; null where there is none. */
function unitAfter(passage: Passage, last: number, lexicon: Lexicon): [unit: string, last: number] | null {
  const { tokens } = passage
  const link = unitLinks.has(tokens[last + 1]?.word ?? '') || tokens[last + 1]?.word === 'metric' ? 1 : 0
  const place = last + 1 + link
  const following = tokens[place]
  const isNear = /^(?:[^.,;:!?()]*|\. )$/u.test(gap(passage, last))
  if (!following || !isNear || !isOneAmount(passage, last, lexicon)) return null
  const two = unitOfTwo(following.word, tokens[place + 1]?.word ?? '')
  if (two) return [two, place + 1]
  const unit = readUnit(following, following.start === tokens[last]?.end)
  return unit ? [unit, place] : null
}

/** "5 degrees Celsius" */
function scaleOfDegrees(tokens: readonly Token[], last: number): [unit: string, last: number] {
  const next = tokens[last + 1]?.word ?? ''
  return next === 'celsius' || next === 'fahrenheit' ? [next, last + 1] : ['degree', last]
}

const gluedUnits: Readonly<Record<string, string>> = { x: 'times', w: 'watt', g: 'gram', v: 'volt' }

/** Units of one letter count where they touch their number; those that can hardly be anything else also behind a space. */
function readUnit({ word, plain }: Token, isGlued: boolean): string | null {
  if (gluedUnits[word] && (isGlued || plain === 'g' || plain === 'W')) return gluedUnits[word]
  return word.length > 1 || word === '%' || word === '‰' || /\p{Sc}/u.test(word) ? unitOf(word) : null
}

/** A full stop between number and unit only belongs to a scale: 3 Mio. Euro. */
function isOneAmount(passage: Passage, last: number, { stoppedScales }: Lexicon): boolean {
  return !gap(passage, last).startsWith('.') || stoppedScales.has(passage.tokens[last]?.word ?? '')
}

function isHedged(tokens: readonly Token[], first: number, lexicon: Lexicon): boolean {
  return lexicon.hedges.has(tokens[first - 1]?.word ?? '')
}

/** "Per week", "pro Monat", "à la semaine": what a rate is for, up to three words behind its number. */
function timeAfter(tokens: readonly Token[], last: number, { rates }: Lexicon): string | null {
  for (let at = last + 1; at <= last + 3; at += 1) {
    if (!rates.has(tokens[at]?.word ?? '')) continue
    const unit = unitOf(tokens[at + 1]?.word ?? '')
    if (unit !== null && times.has(unit)) return unit
  }
  return null
}

const times = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])

function nounAfter(tokens: readonly Token[], last: number, lexicon: Lexicon): string | null {
  for (const token of tokens.slice(last + 1, last + 3)) {
    const stem = contentStem(token, lexicon)
    if (stem !== null) return stem
  }
  return null
}

/** In front of its number: nothing longer is looked for. */
const longestName = 60

/** "1. First of all", "3 lessons", and the digits of COVID-19 and GPT-4, which are part of a name. */
function isOwnNumber(passage: Passage, claim: NumberClaim, lexicon: Lexicon): boolean {
  const { tokens } = passage
  const after = passage.text.slice(claim.end - passage.start, claim.end - passage.start + 2)
  const isBare = claim.unit === null && (claim.values[0] ?? 0) < 30
  if (claim.first === 0 && isBare && /^(?:[.)](?:\s|$)|[/:)]|\ufe0f|\u20e3)/u.test(after)) return true
  const start = claim.start - passage.start
  const lead = passage.text.slice(Math.max(0, start - longestName), start)
  if (/[\p{L}]-$/u.test(lead) && !/\s\p{L}+-$/u.test(lead) && isBare) return true
  if (/\p{Lu}[\p{L}\p{N}]{0,60}-$/u.test(lead) && claim.unit === null) return true
  return isBare && tokens.slice(claim.last + 1, claim.last + 3).some(({ word }) => lexicon.ownThings.has(word))
}

/** In "10 to 15 percent" both are percentages; in "from 61 to 19" the order counts. */
function shareUnits(found: readonly NumberClaim[], passage: Passage, lexicon: Lexicon): void {
  found.forEach((left, place) => {
    const right = found[place + 1]
    if (!right || right.first - left.last > 2) return
    const word = passage.tokens[left.last + 1]?.word ?? ''
    const isJoined =
      right.first === left.last + 1
        ? /^\s?[-–—]\s?$/u.test(gap(passage, left.last))
        : lexicon.and.has(word) || lexicon.to.has(word)
    if (!isJoined) return
    if (lexicon.to.has(word) && lexicon.from.has(passage.tokens[left.first - 1]?.word ?? '')) {
      left.role = 'from'
      right.role = 'to'
    }
    if (left.unit !== null || right.unit === 'ordinal') return
    left.unit = right.unit
    left.noun = right.noun
    const scale = lexicon.scales.get(
      passage.tokens[right.unit && !isCurrency(right.unit) ? right.last : scalePlace(right, passage, lexicon)]?.word ??
        '',
    )
    if (scale) left.values = [...left.values.map((value) => tidy(value * scale)), ...left.values]
  })
}

function scalePlace(claim: NumberClaim, passage: Passage, lexicon: Lexicon): number {
  for (let at = claim.last; at > claim.first; at -= 1) if (lexicon.scales.has(passage.tokens[at]?.word ?? '')) return at
  return -1
}
