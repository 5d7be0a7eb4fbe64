import type { Judgement, Passage } from './claims.ts'
import { clausesOf } from './clauses.ts'
import { type Context, nearestSentences, shareIn } from './context.ts'
import type { SourceIndex } from './index-source.ts'
import { negationsIn } from './negations.ts'
import { otherSide } from './opposites.ts'
import { type Meaning, meaningsOf, readingOf } from './polarity.ts'
import type { Token } from './tokens.ts'

/**
 * Whether a sentence of the post contradicts the source's sentence that it retells: an opposite in the same place
 * (rose, fell), or a "not" in only one of the two. Works only within one language, and only if the retold sentence is
 * unambiguous; otherwise it finds nothing.
 */

/** How many of the most similar source sentences a part of the post may retell, and how many of them are compared. */
const maxNear = 8
const compared = 3
const minStems = 3
/** Minimum overlap with a source sentence to count as its retelling; higher for a "not" than for an opposite. */
const minOverlap = 0.3
const minOverlapUnlessActing = 0.4
/** Overlap of another sentence, as a share of the best, to be compared as well. */
const rivalRatio = 0.7
/** How many content words are compared on either side, and how many if only the following ones count. */
const around = 4
const beside = 2
/** Minimum weight of the shared words around two opposites: one moderately rare word is enough. */
const placed = 0.45
/** The same for a word that only one of the two denies: two words. */
const certain = 1.2

export interface Turned {
  word: Token
  sentence: number
  /** Whether it is right often enough to be asked about. */
  asks: boolean
}

/** The first word that contradicts the source's sentence; null if nothing does or it is unclear. */
export function findTurned(context: Context): Turned | null {
  const { passage, index } = context
  if (context.isOtherLanguage || context.verbatim !== null || isQuestion(passage)) return null
  const sentences = nearestSentences(context, maxNear)
  for (const part of [passage, ...clausesOf(passage)]) {
    if (part.stems.size < minStems || index.key.includes(part.key)) continue
    const near = retoldBy(part, sentences, index)
    if (near.length === 0) continue
    // negation is read from the whole sentence: a part may not contain it
    const turned = findOpposite(part, near, index) ?? (part === passage ? findDenied(part, near, index) : null)
    if (turned) return turned
  }
  return null
}

/** A sentence of the source that the part retells. */
interface Near {
  sentence: number
  source: Passage
  share: number
}

function retoldBy(part: Passage, sentences: readonly number[], index: SourceIndex): Near[] {
  const near = sentences.flatMap((sentence): Near[] => {
    const source = index.sentences[sentence]
    return source ? [{ sentence, source, share: shareIn(source, part, index) }] : []
  })
  near.sort((a, b) => b.share - a.share || a.sentence - b.sentence)
  const most = near[0]?.share ?? 0
  return near.slice(0, compared).filter(({ share }) => share >= minOverlap && share >= most * rivalRatio)
}

function findOpposite(passage: Passage, near: readonly Near[], index: SourceIndex): Turned | null {
  const own = sidesIn(passage)
  const sources = near.map((one) => ({ ...one, sides: sidesIn(one.source) }))
  for (const { at, side } of own) {
    const other = otherSide(side)
    // an equally close sentence says it the same way, or one sentence has both directions: no contradiction
    if (own.some((each) => each.side === other)) continue
    if (sources.some(({ sides }) => sides.some((each) => each.side === side))) continue
    for (const { sentence, source, sides } of sources) {
      const opposite = sides.find(
        (each) => each.side === other && weightInCommon(passage, at, source, each.at, index, widthFor(side)) >= placed,
      )
      if (opposite && isDenied(passage, at) === isDenied(source, opposite.at))
        return { word: passage.tokens[at] as Token, sentence, asks: false }
    }
  }
  return null
}

function sidesIn(passage: Passage): { at: number; side: string }[] {
  return meaningsOf(passage).flatMap(({ sides }, at) => sides.map((side) => ({ at, side })))
}

/** Words that are opposites only if the same follows both: which of two things comes first, with or without it. */
const orders = new Set(['before', 'with', 'fight', 'towards', 'same'])

function widthFor(side: string): [before: number, after: number] {
  return orders.has(side.slice(1)) ? [0, beside] : [around, around]
}

/** Maximum distance between a word and its "not". */
const reach = 3

function isDenied(passage: Passage, at: number): boolean {
  const { not, no } = negationsIn(passage.language)
  // "with no bond" as much as "not with bond"
  const near = [...passage.tokens.slice(Math.max(0, at - reach), at), ...passage.tokens.slice(at + 1, at + 2)]
  return near.some(({ word }) => not.has(word) || no.has(word))
}

/** A word in both sentences that only one of them denies, in the same context and without any negation in the other. */
function findDenied(passage: Passage, near: readonly Near[], index: SourceIndex): Turned | null {
  const close = near.slice(0, 1).filter(({ share, source }) => share >= minOverlapUnlessActing && !isQuestion(source))
  const isPlain = saysNoDenial(passage)
  if (close.every(({ source }) => saysNoDenial(source) === isPlain)) return null
  for (const [at, own] of meaningsOf(passage).entries()) {
    if (own.root === null || own.state === 'unclear') continue
    if (near.some(({ source }) => placesOf(own, source).some((where) => !isContrary(own, source, where)))) continue
    for (const { source, sentence } of close) {
      if (saysNoDenial(source) === isPlain) continue
      const isTurned = placesOf(own, source).some(
        (where) => weightInCommon(passage, at, source, where, index, [around, around]) >= certain,
      )
      if (isTurned) return { word: passage.tokens[at] as Token, sentence, asks: false }
    }
  }
  return null
}

/** Positions in a sentence of the word, or of its opposite by a prefix. */
function placesOf({ root, inner }: Meaning, source: Passage): readonly number[] {
  const { byRoot } = readingOf(source)
  const places = root === null ? undefined : byRoot.get(root)
  return places ?? (inner === null ? undefined : byRoot.get(inner)) ?? []
}

function isContrary(own: Meaning, source: Passage, where: number): boolean {
  const theirs = meaningsOf(source)[where] as Meaning
  return theirs.state !== 'unclear' && (own.root === theirs.root) !== (own.state === theirs.state)
}

function saysNoDenial(passage: Passage): boolean {
  return !readingOf(passage).hasDenial
}

/** Total weight of the words around both places: 1 for a word in only one of the source's sentences. */
function weightInCommon(
  a: Passage,
  at: number,
  b: Passage,
  where: number,
  index: SourceIndex,
  widths: readonly [number, number],
): number {
  const right = meaningsAround(b, where, widths)
  let weight = 0
  for (const [root, { stem }] of meaningsAround(a, at, widths))
    if (right.has(root)) weight += weightOf(root, stem, index)
  return weight
}

function meaningsAround(passage: Passage, at: number, widths: readonly [number, number]): Map<string, Meaning> {
  const meanings = meaningsOf(passage)
  const found = new Map<string, Meaning>()
  for (const [side, width] of widths.entries()) {
    const step = side === 0 ? -1 : 1
    let left = width
    for (let place = at + step; left > 0; place += step) {
      const meaning = meanings[place]
      if (!meaning) break
      if (meaning.root === null || meaning.root === meanings[at]?.root) continue
      found.set(meaning.root, meaning)
      left -= 1
    }
  }
  return found
}

function weightOf(root: string, stem: string, index: SourceIndex): number {
  const holders = stem === '' ? index.byValue.get(Number(root.slice(1))) : index.byStem.get(stem)
  const weight = (sentences: number) => Math.log(1 + index.sentences.length / (sentences + 0.5))
  return weight(holders?.length ?? 1) / weight(1)
}

function isQuestion({ text }: Passage): boolean {
  return /\?["”’»)]*$/u.test(text)
}

export function toJudgement({ passage }: Context, { word, asks }: Turned, span: Judgement['span']): Judgement {
  const { start, end } = word
  const text = passage.text.slice(start - passage.start, end - passage.start)
  return { kind: 'direction', start, end, text, verdict: 'differs', span, asks }
}
