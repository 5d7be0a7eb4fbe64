import type { NameClaim, Passage } from './claims.ts'
import { fold } from './exonyms.ts'
import type { Lexicon } from './lexicon.ts'
import { isCapital, type Token } from './tokens.ts'
import { isCurrency, unitOf } from './units.ts'

/** People, organisations, places and products: runs of words with a capital, without titles and sentence beginnings. */

const connectors = new Set('de von van der den of la le du do da dos das di del della des zu y e the'.split(' '))
/** Capitals of everyday talk. */
const common = new Set(
  `i i'm i've i'd i'll ai ki ia it ceo cfo cto coo pdg hr pr b2b b2c saas usp roi kpi kpis gdp bip pib diy faq ok tv pc q1 q2 q3 q4
  linkedin led usb gps sim gsm lte wlan wifi pdf html css api apis url sms vr ar gpu cpu ram ssd dns sdk os faq phd mba ngo`.split(
    /\s+/,
  ),
)
const longestRun = 6

export function findNames(passage: Passage, taken: ReadonlySet<number>, lexicon: Lexicon): NameClaim[] {
  const found: NameClaim[] = []
  const isHeadline = !lexicon.capitalisesNouns && isTitleCase(passage)
  for (let at = 0; at < passage.tokens.length; at += 1) {
    if (!isNamePart(passage, at, taken, lexicon)) continue
    let last = at
    while (last - at < longestRun) {
      const next = nextPart(passage, last, taken, lexicon)
      if (next === null) break
      last = next
    }
    const claim = toClaim(passage, at, last, lexicon, isHeadline)
    if (claim) found.push(claim)
    at = last
  }
  return found
}

function isNamePart(passage: Passage, at: number, taken: ReadonlySet<number>, lexicon: Lexicon): boolean {
  const [before, token] = [passage.tokens[at - 1], passage.tokens[at]]
  if (before?.kind === 'number' && before.end === token?.start) return false
  if (!token || taken.has(at) || !isCapital(token) || token.word.includes('%')) return false
  const bare = token.word.replace(/'s$/, '')
  if (common.has(bare) || lexicon.months.has(bare) || lexicon.weekdays.has(bare)) return false
  if (isOfCurrency(passage, at)) return false
  const isMeasure = lexicon.scales.has(bare) || (unitOf(bare) !== null && !(before && isCapital(before)))
  if (lexicon.capitalisesNouns && isMeasure) return false
  return !(startsSentence(passage, at) && lexicon.stopWords.has(bare))
}

/** "US-Dollar" */
function isOfCurrency(passage: Passage, at: number): boolean {
  return gap(passage, at) === '-' && isCurrency(unitOf(passage.tokens[at + 1]?.word ?? ''))
}

/** The next capitalised word of the same run, across a small word if there is one. */
function nextPart(passage: Passage, at: number, taken: ReadonlySet<number>, lexicon: Lexicon): number | null {
  if (passage.tokens[at]?.word.endsWith("'s")) return null
  const isJoined = (place: number) =>
    /^(?:[ \u00a0-]| ?& ?|\. )$/u.test(gap(passage, place)) && isInitial(passage, place)
  if (!isJoined(at)) return elided(passage, at) && isNamePart(passage, at + 1, taken, lexicon) ? at + 1 : null
  if (isNamePart(passage, at + 1, taken, lexicon)) return at + 1
  const small = passage.tokens[at + 1]
  if (!small || !connectors.has(small.word) || lexicon.capitalisesNouns) return null
  if ((small.word === 'e' || small.word === 'y' || small.word === 'the') && !isCapital(small)) return null
  return isJoined(at + 1) && isNamePart(passage, at + 2, taken, lexicon) ? at + 2 : null
}

/** A name continues after a full stop only if that marks an initial. */
function isInitial(passage: Passage, at: number): boolean {
  return !gap(passage, at).startsWith('.') || (passage.tokens[at]?.plain.length ?? 0) <= 2
}

function elided(passage: Passage, at: number): boolean {
  return gap(passage, at) === '' && (passage.tokens[at]?.word.endsWith("'") ?? false)
}

function toClaim(passage: Passage, from: number, to: number, lexicon: Lexicon, isHeadline: boolean): NameClaim | null {
  const { tokens } = passage
  let [first, last] = [from, to]
  const isTitle = (token: Token | undefined) =>
    token !== undefined &&
    (lexicon.titles.has(token.word) ||
      lexicon.stopWords.has(token.word) ||
      lexicon.titleEndings?.test(token.word) === true)
  const hasTitle = (isTitle(tokens[first]) && first < last) || lexicon.titles.has(tokens[first - 1]?.word ?? '')
  while (first < last && (isTitle(tokens[first]) || connectors.has(tokens[first]?.word ?? ''))) first += 1
  while (last > first && isTitle(tokens[last])) last -= 1
  const [head, tail] = [tokens[first], tokens[last]]
  if (!head || !tail || isTitle(head)) return null
  const end = tail.end - (/['’]s$/u.test(tail.plain) ? 2 : 0)
  const start = head.start
  const words = tokens.slice(first, last + 1).map(({ word }) => fold(word.replace(/'s$/, '')))
  const text = passage.text.slice(start - passage.start, end - passage.start)
  const isSure = !isHeadline && (hasTitle || proves(passage, first, last, lexicon))
  return { kind: 'name', start, end, text, passage, first, last, words, isSure }
}

function proves(passage: Passage, first: number, last: number, lexicon: Lexicon): boolean {
  const { tokens } = passage
  const [head, tail] = [tokens[first] as Token, tokens[last] as Token]
  const isAcronym = /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}|\p{Lu}[\p{L}]*\p{N})/u.test(head.plain)
  if (isAcronym || (tail.word.endsWith("'s") && lexicon.marksOwners)) return true
  const isStart = startsSentence(passage, first)
  const isSpeaker =
    (lexicon.reporting.has(tokens[last + 1]?.word ?? '') && isPlain(gap(passage, last))) ||
    (lexicon.reporting.has(tokens[first - 1]?.word ?? '') && isPlain(gap(passage, first - 1)))
  // in "zwei Tore Rückstand" they are counted
  if (lexicon.capitalisesNouns && isNumber(tokens[first - 1], lexicon)) return false
  if (lexicon.capitalisesNouns)
    return (last > first && !isStart) || last - first > 1 || (isSpeaker && !isArticle(tokens[first - 1], lexicon))
  const isCommon = lexicon.beforeCommonCapitals.has(tokens[first - 1]?.word.replace(/'$/, '') ?? '')
  return last > first || isSpeaker || (!isStart && !isCommon)
}

function isNumber(token: Token | undefined, { cardinals }: Lexicon): boolean {
  return token !== undefined && (token.kind === 'number' || cardinals.has(token.word))
}

function isArticle(token: Token | undefined, { articles, indefinite }: Lexicon): boolean {
  return token !== undefined && (articles.has(token.word) || indefinite.has(token.word))
}

export function startsSentence(passage: Passage, at: number): boolean {
  if (at === 0) return true
  const lead = gap(passage, at - 1)
  return /[:"“”„«»‹›‘([•·–—\u{1F000}-\u{1FFFF}✅➡→|!?…]|\.\s/u.test(lead)
}

/** A headline capitalises most words, so capitals prove nothing. */
function isTitleCase({ tokens }: Passage): boolean {
  const words = tokens.filter(({ kind, word }) => kind === 'word' && word.length > 3)
  return words.length >= 5 && words.filter(isCapital).length >= words.length * 0.8
}

function gap({ tokens, text, start }: Passage, at: number): string {
  const [left, right] = [tokens[at], tokens[at + 1]]
  return left && right ? text.slice(left.end - start, right.start - start) : ''
}

/** Only space or a quotation's end between a name and its verb. */
function isPlain(between: string): boolean {
  return /^[\s,"“”»«]*$/u.test(between)
}
