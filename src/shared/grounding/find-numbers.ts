import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import type { NumberClaim, Passage } from './claims.ts'
import { decadesBefore } from './find-dates.ts'
import { inAnyLanguage, type Lexicon } from './lexicon.ts'
import { minusBefore } from './minus.ts'
import { oppositesIn } from './opposites.ts'
import { type Amount, amountAt, gap } from './read-amount.ts'
import { tidy } from './read-digits.ts'
import { contentStem } from './stems.ts'
import type { Token } from './tokens.ts'
import { currencyBefore, isCurrency, speedOf, unitOf, unitOfTwo } from './units.ts'

/**
 * Finds numbers in digits and words, with their scale, unit and counted noun. Excludes list numbering, version parts,
 * and "three lessons", which counts the post's own points.
 */

/** Between a number and its noun: "4 millions d'euros". */
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
  if (unit === null) [unit, last] = ofHundred(passage, last, lexicon) ?? [null, last]
  if (unit === 'degree') [unit, last] = scaleOfDegrees(tokens, last)
  if (unit === null && isDecade(amount.values[0] ?? 0, before?.word ?? '')) unit = 'decade'
  const minus = minusBefore(passage, first, unit !== null)
  const start = minus === null ? (tokens[first]?.start ?? 0) : passage.start + minus
  const end = tokens[last]?.end ?? 0
  const value = amount.values[0] ?? 0
  const hedged = isHedged(tokens, first, lexicon)
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
    per: denominatorOf(passage, first, last, lexicon),
    isHedged: hedged,
    roundedTo: hedged && value >= 10 ? amount.step : null,
  }
}

/** "Anni Novanta", "les années 1960". */
function isDecade(value: number, before: string): boolean {
  return decadesBefore.has(before) && value % 10 === 0 && (value < 100 || (value >= 1000 && value < 2100))
}

/** The unit after an amount and its last token; null if there is none. */
function unitAfter(passage: Passage, last: number, lexicon: Lexicon): [unit: string, last: number] | null {
  const { tokens } = passage
  const link = wordsBeforeUnit(tokens, last, lexicon)
  const place = last + 1 + link
  const following = tokens[place]
  const isNear = /^(?:[^.,;:!?()]*|\. )$/u.test(gap(passage, last))
  if (!following || !isNear || !isOneAmount(passage, last, lexicon)) return null
  const two = unitOfTwo(following.word, tokens[place + 1]?.word ?? '')
  if (two) return [two, place + 1]
  const unit = readUnit(following, following.start === tokens[last]?.end)
  return unit ? speedAt(passage, place, unit, lexicon) : null
}

/** "4 millions d'euros", "two or more days". */
function wordsBeforeUnit(tokens: readonly Token[], last: number, { and, language }: Lexicon): number {
  const [next, second] = [tokens[last + 1]?.word ?? '', tokens[last + 2]?.word ?? '']
  if (and.has(next) && oppositesIn(language).sidesOf(second).includes('+more')) return 2
  return unitLinks.has(next) || next === 'metric' ? 1 : 0
}

/** "88 km/h", "50 miles an hour": a distance within an hour. */
function speedAt(passage: Passage, at: number, unit: string, { rates }: Lexicon): [unit: string, last: number] {
  const { tokens } = passage
  const speed = speedOf(unit)
  const isSlash = gap(passage, at) === '/' && tokens[at + 1]?.word === 'h'
  const place = rates.has(tokens[at + 1]?.word ?? '') ? at + 2 : null
  if (speed && isSlash) return [speed, at + 1]
  return speed && place && unitOf(tokens[place]?.word ?? '') === 'hour' ? [speed, place] : [unit, at]
}

/** "83 out of 100" are 83 percent. */
function ofHundred({ text, tokens, start }: Passage, last: number, { language }: Lexicon): ['percent', number] | null {
  const { end } = tokens[last] as Token
  const match = hundredsIn(language).exec(text.slice(end - start, end - start + longestHundred))
  const at = match ? tokens.findIndex((token) => token.end === end + match[0].length) : -1
  return at > last ? ['percent', at] : null
}

const longestHundred = 20
const hundreds = new Map<Language, RegExp>()

function hundredsIn(language: Language): RegExp {
  const known =
    hundreds.get(language) ?? new RegExp(`^\\s(?:${languagePacks[language].facts.outOf})\\s100(?![.,]?\\p{N})`, 'iu')
  hundreds.set(language, known)
  return known
}

/** "5 degrees Celsius" */
function scaleOfDegrees(tokens: readonly Token[], last: number): [unit: string, last: number] {
  const next = tokens[last + 1]?.word ?? ''
  return next === 'celsius' || next === 'fahrenheit' ? [next, last + 1] : ['degree', last]
}

const gluedUnits: Readonly<Record<string, string>> = { x: 'times', w: 'watt', g: 'gram', v: 'volt' }
/** Words without their capital. */
const capitalUnits: Readonly<Record<string, string>> = { Go: 'gigabyte', Mo: 'megabyte', To: 'terabyte' }

/** Units of one letter must touch their number; unambiguous ones may follow a space. */
function readUnit({ word, plain }: Token, isGlued: boolean): string | null {
  if (gluedUnits[word] && (isGlued || plain === 'g' || plain === 'W')) return gluedUnits[word]
  if (capitalUnits[plain]) return capitalUnits[plain]
  return word.length > 1 || word === '%' || word === '‰' || /\p{Sc}/u.test(word) ? unitOf(word) : null
}

/** A full stop between number and unit must belong to a scale: 3 Mio. Euro. */
function isOneAmount(passage: Passage, last: number, { stoppedScales }: Lexicon): boolean {
  return !gap(passage, last).startsWith('.') || stoppedScales.has(passage.tokens[last]?.word ?? '')
}

function isHedged(tokens: readonly Token[], first: number, lexicon: Lexicon): boolean {
  return lexicon.hedges.has(tokens[first - 1]?.word ?? '')
}

/** How far a rate's denominator may be from its number, in words. */
const rateReach = 3

/** "Per week", "pro Quadratmeter", "monthly": what a rate is for, beside its number. */
function denominatorOf({ tokens }: Passage, first: number, last: number, { rates, periods }: Lexicon): string | null {
  for (let at = last + 1; at <= last + rateReach; at += 1) {
    const { word = '' } = tokens[at] ?? {}
    const unit = rates.has(word) ? unitOf(tokens[at + 1]?.word ?? '') : null
    if (unit !== null) return unit
    if (periods.has(word)) return periods.get(word) ?? null
  }
  for (let at = first - 1; at >= Math.max(0, first - rateReach); at -= 1) {
    const period = periods.get(tokens[at]?.word ?? '')
    if (period !== undefined) return period
  }
  return null
}

function nounAfter(tokens: readonly Token[], last: number, lexicon: Lexicon): string | null {
  for (const token of tokens.slice(last + 1, last + 3)) {
    const stem = contentStem(token, lexicon)
    if (stem !== null) return stem
  }
  return null
}

/** Maximum length of a name before its number. */
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
