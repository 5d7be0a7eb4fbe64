import { plainFraction, readFraction } from '#shared/text/figures'
import type { Passage } from './claims.ts'
import type { Lexicon } from './lexicon.ts'
import { readNumberWords } from './number-words.ts'
import { readFigure, stepOf, tidy } from './read-digits.ts'
import type { Token } from './tokens.ts'
import { isCurrency, unitOf } from './units.ts'

/** Reads the number at a token: digits or words with their scale, an ordinal, a fraction or a time. */

export interface Amount {
  values: number[]
  last: number
  /** The step of its last digit. */
  step: number
  unit: string | null
}

export function amountAt(passage: Passage, at: number, lexicon: Lexicon, taken: ReadonlySet<number>): Amount | null {
  const token = passage.tokens[at]
  if (!token) return null
  if (token.kind === 'time') return { values: [minutesOf(token.word)], last: at, step: 1, unit: 'time' }
  if (token.kind === 'number') return slashFractionAt(passage, at, lexicon) ?? digitsAt(passage, at, lexicon)
  if (token.kind !== 'word') return null
  return ordinalAt(passage, at, lexicon) ?? fractionAt(passage, at, lexicon) ?? wordsAt(passage, at, lexicon, taken)
}

function digitsAt(passage: Passage, at: number, lexicon: Lexicon): Amount | null {
  const token = passage.tokens[at] as Token
  const values = readFigure(token.plain, lexicon)
  const [value] = values
  if (value === undefined) return null
  const next = passage.tokens[at + 1]
  const isGlued = next !== undefined && next.kind === 'word' && next.start === token.end
  const step = stepOf(token.plain, value)
  if (isGlued && lexicon.ordinalEndings.has(next.word)) return { values, last: at + 1, step, unit: 'ordinal' }
  const behind = passage.text.slice(token.end - passage.start, token.end - passage.start + longestDegree)
  const degree = degreeSign.exec(behind)
  if (degree) {
    const unit = /[F℉]/u.test(degree[0]) ? 'fahrenheit' : 'celsius'
    return { values, last: at + (degree[1] === undefined ? 0 : 1), step, unit }
  }
  if (next && /^\.?[ºª°]/u.test(behind)) return { values, last: at + 1, step, unit: 'ordinal' }
  if (isGlued && value % 10 === 0 && lexicon.decadeEndings.has(next.word))
    return { values, last: at + 1, step, unit: 'decade' }
  if (isStoppedOrdinal(passage, at, lexicon)) return { values, last: at, step, unit: 'ordinal' }
  if (/^\d+\/\d+$/.test(token.plain)) return partOf(values, at, passage, lexicon)
  return scaled({ values, last: at, step, unit: null }, passage, lexicon)
}

/** −5 °C, 41°F, 20 ℃; "5º" alone is the fifth. */
const degreeSign = /^\s?(?:[°º]\s?([CF])(?:elsius|ahrenheit)?(?!\p{L})|℃|℉)/u
const longestDegree = 16

function isStoppedOrdinal(passage: Passage, at: number, lexicon: Lexicon): boolean {
  const next = passage.tokens[at + 1]
  return lexicon.hasOrdinalStops && next !== undefined && gap(passage, at) === '. ' && lexicon.ranked.has(next.word)
}

/** "1.2 million", "2 mil millones", "5bn". */
function scaled(amount: Amount, passage: Passage, lexicon: Lexicon): Amount {
  let { values, last, step } = amount
  for (let turn = 0; turn < 2; turn += 1) {
    const next = passage.tokens[last + 1]
    const scale = next?.kind === 'word' ? lexicon.scales.get(next.word) : undefined
    if (!next || scale === undefined || !/^[\s\u00a0-]?$/u.test(gap(passage, last))) break
    if (
      /^(?:m|b|k|mi|bi)$/.test(next.word) &&
      next.start > (passage.tokens[last]?.end ?? 0) &&
      /\p{Ll}/u.test(next.plain)
    ) {
      if (!amountHasCurrency(passage, amount.last)) break
    }
    values = values.map((value) => tidy(value * scale))
    step *= scale
    last += 1
  }
  return { ...amount, values, last, step }
}

function amountHasCurrency(passage: Passage, last: number): boolean {
  const before = passage.tokens[last - 1]
  const after = passage.tokens[last + 2]
  return [before, after].some((token) => token !== undefined && isCurrency(unitOf(token.word)))
}

function wordsAt(passage: Passage, at: number, lexicon: Lexicon, taken: ReadonlySet<number>): Amount | null {
  const { tokens } = passage
  const token = tokens[at] as Token
  if (lexicon.ones.has(token.word)) return oneAt(passage, at, lexicon)
  if (!lexicon.cardinals.has(token.word) && !lexicon.scales.has(token.word) && !isJoined(token.word, lexicon))
    return null
  const read = readNumberWords(tokens, at, lexicon)
  if (!read || taken.has(read.last)) return null
  if (/[^\s\u00a0-]/u.test(gap(passage, read.last - 1)) && read.last > at) return null
  return withHalf({ values: [tidy(read.value)], last: read.last, step: 1, unit: null }, passage, lexicon)
}

/** fünfzigtausend */
function isJoined(word: string, { joinedThousand }: Lexicon): boolean {
  return joinedThousand !== null && word.includes(joinedThousand)
}

/** "two and a half", "trois et demi", with the scale behind it. */
function withHalf(amount: Amount, passage: Passage, lexicon: Lexicon): Amount {
  const { tokens } = passage
  const joint = amount.last + 1
  if (tokens[joint]?.word !== lexicon.halfJoint) return amount
  const last = joint + (lexicon.ones.has(tokens[joint + 1]?.word ?? '') ? 2 : 1)
  if (!lexicon.halves.has(tokens[last]?.word ?? '')) return amount
  return scaled({ values: amount.values.map((value) => value + 0.5), last, step: 0, unit: null }, passage, lexicon)
}

/** "a million", "one percent": elsewhere "one" counts nothing. */
function oneAt(passage: Passage, at: number, lexicon: Lexicon): Amount | null {
  const next = passage.tokens[at + 1]
  if (!next) return null
  const one = { values: [1], last: at, step: 1, unit: null }
  if (lexicon.scales.has(next.word) && next.word.length > 2) return scaled(one, passage, lexicon)
  if (next.word === '%' || next.word === 'points%' || opensRange(passage, at, lexicon)) return one
  const read = lexicon.collectives.has(next.word) ? readNumberWords(passage.tokens, at + 1, lexicon) : null
  return read ? { values: [read.value], last: read.last, step: 1, unit: null } : null
}

/** "One to two pounds" */
function opensRange({ tokens }: Passage, at: number, { and, cardinals }: Lexicon): boolean {
  const [joint, second] = [tokens[at + 1], tokens[at + 2]]
  return joint !== undefined && and.has(joint.word) && cardinals.get(second?.word ?? '') === 2
}

function ordinalAt(passage: Passage, at: number, lexicon: Lexicon): Amount | null {
  const token = passage.tokens[at] as Token
  const century = centuryAt(passage, at)
  if (century) return century
  const value = lexicon.ordinals.get(token.word)
  const quarter = /^q([1-4])$/.exec(token.word)
  if (quarter) return { values: [Number(quarter[1])], last: at, step: 1, unit: 'ordinal' }
  if (value === undefined) return null
  const beside = [passage.tokens[at + 1], passage.tokens[at - 1]]
  if (value < tellingOrdinal && !beside.some((other) => other !== undefined && lexicon.ranked.has(other.word)))
    return null
  return { values: [value], last: at, step: 1, unit: 'ordinal' }
}

const roman = /^(?=[XVI])(X{0,2})(IX|IV|V?I{0,3})(?:e|ème|è)?$/
const romanOnes = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** "Siglo XV", "XVe siècle" */
function centuryAt({ tokens }: Passage, at: number): Amount | null {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]]
  if (![before, after].some((each) => each !== undefined && unitOf(each.word) === 'century')) return null
  const [, tens = '', ones = ''] = roman.exec(token.plain) ?? []
  const value = tens.length * 10 + romanOnes.indexOf(ones)
  return value > 0 ? { values: [value], last: at, step: 1, unit: 'ordinal' } : null
}

/** From here on an ordinal is no order of the writer's own. */
const tellingOrdinal = 4

/** "two thirds", "a quarter of", "half the"; not "the first half" and not "the third quarter". */
function fractionAt(passage: Passage, at: number, lexicon: Lexicon): Amount | null {
  const { tokens } = passage
  const count = countBefore(tokens[at] as Token, lexicon)
  const place = count === null ? at : at + 1
  const word = tokens[place]?.word ?? ''
  const parts = lexicon.fractions.get(word)
  if (parts === undefined || /[^\s-]/u.test(count === null ? '' : gap(passage, at))) return null
  const before = tokens[at - 1]?.word ?? ''
  if (lexicon.ordinals.has(before) || tokens[at - 1]?.kind === 'number') return null
  const isAlone = count === null && parts !== 2 && !lexicon.isFractionAlone
  if (isAlone || (lexicon.ordinals.has(word) && !isPart(tokens[place + 1], count, lexicon))) return null
  if (parts === 4 && !isPart(tokens[place + 1], count, lexicon)) return null
  const value = (count ?? 1) / parts
  return partOfOne(value, place, passage, lexicon) ?? { values: [value], last: place, step: 0, unit: 'fraction' }
}

/** "half an hour" */
function partOfOne(value: number, last: number, { tokens }: Passage, lexicon: Lexicon): Amount | null {
  const unit = lexicon.ones.has(tokens[last + 1]?.word ?? '') ? unitOf(tokens[last + 2]?.word ?? '') : null
  return unit === null ? null : { values: [value], last: last + 2, step: 0, unit }
}

/** ¾ of a unit or a scale ("½ mile", "½ million"), else of the sentence's subject. */
function partOf(values: number[], last: number, passage: Passage, lexicon: Lexicon): Amount {
  const next = passage.tokens[last + 1]?.word ?? ''
  const bare = { values, last, step: 0, unit: null }
  if (unitOf(next) !== null || lexicon.scales.has(next)) return scaled(bare, passage, lexicon)
  return partOfOne(values[0] ?? 0, last, passage, lexicon) ?? { ...bare, unit: 'fraction' }
}

/** "3/4 of", "1/2 mile" with a plain slash; by itself it may be a date, a score or a page. */
function slashFractionAt(passage: Passage, at: number, lexicon: Lexicon): Amount | null {
  const [over, under, next] = passage.tokens.slice(at, at + 3)
  const between = gap(passage, at)
  if (!over || !under || under.kind !== 'number' || !/^[/⁄]$/u.test(between)) return null
  const value = simpleFraction.test(`${over.plain}/${under.plain}`)
    ? readFraction(`${over.plain}/${under.plain}`)
    : null
  const isPlain = between === '/' && !isPart(next, null, lexicon) && unitOf(next?.word ?? '') === null
  if (value === null || isPlain || gap(passage, at - 1).endsWith('/') || gap(passage, at + 1).startsWith('/'))
    return null
  return partOf([value], at + 1, passage, lexicon)
}

const simpleFraction = new RegExp(`^${plainFraction}$`, 'u')

function isPart(next: Token | undefined, count: number | null, { fractionOf }: Lexicon): boolean {
  return (count ?? 0) > 1 || fractionOf.has(next?.word ?? '')
}

function countBefore(token: Token, lexicon: Lexicon): number | null {
  if (lexicon.ones.has(token.word)) return 1
  const value = lexicon.cardinals.get(token.word)
  return value !== undefined && value < 10 ? value : null
}

/** The text between a token and the next one. */
export function gap(passage: Passage, at: number): string {
  const [left, right] = [passage.tokens[at], passage.tokens[at + 1]]
  return left && right ? passage.text.slice(left.end - passage.start, right.start - passage.start) : ''
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
