import type { Judgement, Passage } from './claims.ts'
import { clausesOf } from './clauses.ts'
import { type Context, contextOf, nearestSentences, shareOf } from './context.ts'
import { fold } from './exonyms.ts'
import { lexiconOf } from './languages/language-of.ts'
import { negationsIn } from './languages/negations.ts'
import { oppositesIn, otherSide } from './languages/opposites.ts'
import { contentStem } from './stems.ts'
import type { Token } from './tokens.ts'

/**
 * Whether a sentence of the post says the contrary of the source's sentence it retells: an opposite in the same place
 * (rose, fell), or a "not" that only one of the two has. Only within one language, and only where the retold sentence is
 * plain: on everything else it says nothing.
 */

/** The source's sentences that are compared, the likest first. */
const compared = 3
/** What a sentence must share with one of the source's to retell it; more for a "not" than for an opposite. */
const retold = 0.3
const retoldClosely = 0.4
/** Of the likest sentence's share, what another must reach to be compared as well. */
const rivalry = 0.7
/** How many words around two opposites are looked at for one in common. */
const around = 5

export interface Turned {
  word: Token
  sentence: number
}

/** The first word that says the contrary of the source's sentence; null where nothing is turned or nothing can be told. */
export function findTurned(context: Context): Turned | null {
  const clauses = context.isOtherLanguage || context.verbatim !== null ? [] : clausesOf(context.passage)
  for (const part of [context, ...clauses.map((clause) => contextOf(clause, context.index))]) {
    const turned = turnedIn(part)
    if (turned) return turned
  }
  return null
}

function turnedIn(context: Context): Turned | null {
  if (context.isOtherLanguage || context.verbatim !== null || context.passage.stems.size < 3) return null
  const sentences = nearestSentences(context, compared).filter((sentence) => isRetold(context, sentence))
  return findOpposite(context, sentences) ?? findDenied(context, sentences)
}

function isRetold(context: Context, sentence: number): boolean {
  const most = context.best === null ? 0 : shareOf(context, context.best)
  const share = shareOf(context, sentence)
  return share >= retold && share >= most * rivalry
}

interface Sided {
  at: number
  side: string
}

function findOpposite(context: Context, sentences: readonly number[]): Turned | null {
  const { passage, index } = context
  const own = sidesIn(passage)
  const sources = sentences.flatMap((sentence) => {
    const source = index.sentences[sentence]
    return source ? [{ sentence, source, sides: sidesIn(source) }] : []
  })
  for (const { at, side } of own) {
    const other = otherSide(side)
    // said as it is by a sentence just as near, or both directions in one sentence: nothing is turned
    if (own.some((each) => each.side === other)) continue
    if (sources.some(({ sides }) => sides.some((each) => each.side === side))) continue
    for (const { sentence, source, sides } of sources) {
      const opposite = sides.find(
        (each) => each.side === other && standAlike(passage, at, source, each.at, isOrder(side)),
      )
      if (opposite && isDenied(passage, at) === isDenied(source, opposite.at))
        return { word: passage.tokens[at] as Token, sentence }
    }
  }
  return null
}

function sidesIn(passage: Passage): Sided[] {
  const opposites = oppositesIn(passage.language)
  return passage.tokens.flatMap(({ word }, at) =>
    isComparison(passage, at) ? [] : opposites.sidesOf(word).map((side) => ({ at, side })),
  )
}

/** "More than 100": how a number is introduced, and no direction. */
function isComparison({ tokens, numbers }: Passage, at: number): boolean {
  const isThan = /^(?:than|als|que|de|di|do|che)$/.test(tokens[at + 1]?.word ?? '')
  if (isThan && numbers.some(({ first }) => first >= at + 1 && first <= at + 3)) return true
  return numbers.some(({ first, last }) => at >= first && at <= last)
}

/** Whether words of the same stem or the same number stand around the two places. */
function standAlike(a: Passage, at: number, b: Passage, where: number, isOrdered: boolean): boolean {
  const right = wordsAround(b, where, isOrdered)
  return [...wordsAround(a, at, isOrdered)].some((word) => right.has(word))
}

/** Which of two things comes first: it is turned only if the same stands behind both words. */
function isOrder(side: string): boolean {
  return side.endsWith('before')
}

function wordsAround(passage: Passage, at: number, isBehind: boolean): Set<string> {
  const lexicon = lexiconOf(passage.language)
  const found = new Set<string>()
  const from = isBehind ? at : Math.max(0, at - around)
  for (const token of passage.tokens.slice(from, at + around + 1)) {
    if (token === passage.tokens[at]) continue
    const stem = contentStem(token, lexicon)
    if (stem !== null) found.add(fold(stem))
  }
  for (const { first, values } of passage.numbers) if (first >= from && first - at <= around) found.add(`${values[0]}`)
  return found
}

/** How far behind a "not" a word still is denied by it. */
const reach = 3

function isDenied(passage: Passage, at: number): boolean {
  const { not } = negationsIn(passage.language)
  // "with no bond" as much as "not with bond"
  const near = [...passage.tokens.slice(Math.max(0, at - reach), at), ...passage.tokens.slice(at + 1, at + 2)]
  return near.some(({ word }) => not.has(word))
}

/** A word that both have, behind a "not" in one of the two and with nothing of the kind around it in the other. */
function findDenied(context: Context, sentences: readonly number[]): Turned | null {
  const { passage, index } = context
  for (const sentence of sentences) {
    const source = index.sentences[sentence]
    if (!source || shareOf(context, sentence) < retoldClosely) continue
    const own = deniedIn(passage, source)
    if (own) return { word: passage.tokens[own.not] as Token, sentence }
    const other = deniedIn(source, passage)
    if (other) return { word: passage.tokens[other.counterpart] as Token, sentence }
  }
  return null
}

/** Where a "not" denies a word that the other sentence plainly says, and where that stands. */
function deniedIn(passage: Passage, other: Passage): { not: number; counterpart: number } | null {
  if (other.tokens.some((_, at) => isNot(other, at))) return null
  for (const at of passage.tokens.keys()) {
    if (!isNot(passage, at)) continue
    const counterpart = commonBehind(passage, at, other)
    if (counterpart >= 0 && isPlain(other, counterpart) && isOnlyNot(passage, at)) return { not: at, counterpart }
  }
  return null
}

/** "Not", and what denies the verb behind it: against moving, failed to move. */
function isNot({ tokens, language }: Passage, at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (negationsIn(language).not.has(word)) return true
  const next = tokens[at + 1]?.word ?? ''
  if (language !== 'english') return false
  return (
    (/^(?:against|without)$/.test(word) && next.endsWith('ing')) ||
    (/^(?:fail|refus|declin|unable)/.test(word) && next === 'to')
  )
}

/** How far around a word another way to deny it is looked for. */
const denialReach = 7

/** Nothing that denies or limits it stands around the word. */
function isPlain(passage: Passage, at: number): boolean {
  return !passage.tokens
    .slice(Math.max(0, at - denialReach), at + denialReach)
    .some(({ word }) => limits(word, passage))
}

/** No second denial that would undo the first: "not without". */
function isOnlyNot(passage: Passage, at: number): boolean {
  return !passage.tokens
    .slice(Math.max(0, at - reach), at + denialReach)
    .some((token) => token !== passage.tokens[at] && limits(token.word, passage))
}

function limits(word: string, { language }: Passage): boolean {
  const { not, nearly } = negationsIn(language)
  return not.has(word) || nearly.has(word) || /^(?:un|in|im|dis|des|dé)\p{L}{5,}/u.test(word)
}

/** The place in `other` of the word that the "not" denies: the first behind it that says something. */
function commonBehind(passage: Passage, at: number, other: Passage): number {
  const lexicon = lexiconOf(passage.language)
  for (let place = at + 1; place <= at + reach; place += 1) {
    const root = rootAt(passage.tokens[place], lexicon)
    if (root !== null) return other.tokens.findIndex((token) => rootAt(token, lexicon) === root)
  }
  return -1
}

/** Of moving and move alike. */
function rootAt(token: Token | undefined, lexicon: ReturnType<typeof lexiconOf>): string | null {
  const stem = token ? contentStem(token, lexicon) : null
  return stem === null ? null : stem.replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')
}

export function toJudgement({ passage }: Context, { word }: Turned, span: Judgement['span']): Judgement {
  const { start, end } = word
  const text = passage.text.slice(start - passage.start, end - passage.start)
  return { kind: 'direction', start, end, text, verdict: 'differs', span, asks: true }
}
