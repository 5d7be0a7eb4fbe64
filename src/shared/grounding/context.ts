import { findPart } from '#shared/text/find-part'
import type { Background } from './background.ts'
import type { DateClaim, NumberClaim, Passage } from './claims.ts'
import { type SourceIndex, sentenceAt } from './index-source.ts'

/** The numbers and dates of a post, which its own calculations start from. */
export interface Told {
  /** Of the same line. */
  line: Statements
  /** Of the whole post; what asks for it depends on the other lines. */
  post(): Statements
}

export interface Statements {
  numbers: readonly NumberClaim[]
  dates: readonly DateClaim[]
}

/** How much of a post's sentence each source sentence shares, weighted by rarity. */
export interface Overlap {
  /** The sentence that the passage repeats word for word, if any. */
  verbatim: number | null
  /** Share of the passage's weight by sentence, 0 to 1; sentences without a common word are missing. */
  coverage: ReadonlyMap<number, number>
  /** The sentence with the largest coverage; null if none shares a word. */
  best: number | null
  /** How many content words each sentence shares with the passage; sentences without any are missing. */
  shared: ReadonlyMap<number, number>
}

/** What a claim of a post's sentence is compared with. */
export interface Context extends Overlap {
  index: SourceIndex
  /** What all the sources know together. */
  background: Background
  passage: Passage
  /** What the post states around it. */
  told: Told
  isOtherLanguage: boolean
  /** Cached: what a sentence of the source contains and the passage leaves out. */
  leftOut: { numbers: Map<number, NumberClaim[]>; dates: Map<number, DateClaim[]> }
}

export function contextOf(passage: Passage, told: Told, index: SourceIndex, background: Background): Context {
  return {
    ...overlapOf(passage, index),
    index,
    background,
    passage,
    told,
    isOtherLanguage: passage.language !== index.language,
    leftOut: { numbers: new Map(), dates: new Map() },
  }
}

export function overlapOf(passage: Passage, index: SourceIndex): Overlap {
  const place = passage.key.length > 2 ? findPart(index.key, passage.key) : -1
  const { coverage, shared } = coverageOf(passage, index)
  let best: number | null = null
  for (const [sentence, share] of coverage) {
    const leader = best === null ? 0 : (coverage.get(best) ?? 0)
    if (share > leader + 1e-9 || (best !== null && share > leader - 1e-9 && sentence < best)) best = sentence
  }
  return { verbatim: place < 0 ? null : sentenceAt(index, place), coverage, best, shared }
}

function coverageOf(
  passage: Passage,
  index: SourceIndex,
): { coverage: Map<number, number>; shared: Map<number, number> } {
  const shared = new Map<number, number>()
  const weights = new Map<number, number>()
  const count = index.sentences.length
  let total = 0
  for (const stem of passage.stems) {
    const holders = index.byStem.get(stem) ?? []
    const weight = Math.log(1 + count / (holders.length + 0.5))
    total += weight
    for (const sentence of holders) {
      weights.set(sentence, (weights.get(sentence) ?? 0) + weight)
      shared.set(sentence, (shared.get(sentence) ?? 0) + 1)
    }
  }
  for (const [sentence, weight] of weights) weights.set(sentence, weight / total)
  return { coverage: weights, shared }
}

export function shareOf({ coverage }: Overlap, sentence: number): number {
  return coverage.get(sentence) ?? 0
}

/** Share of a passage's weight that one sentence contains, for a part of a passage without its own context. */
export function shareIn(sentence: Passage, passage: Passage, index: SourceIndex): number {
  let [total, shared] = [0, 0]
  for (const stem of passage.stems) {
    const weight = Math.log(1 + index.sentences.length / ((index.byStem.get(stem)?.length ?? 0) + 0.5))
    total += weight
    if (sentence.stems.has(stem)) shared += weight
  }
  return total === 0 ? 0 : shared / total
}

/** The most similar sentences, best first. */
export function nearestSentences({ coverage }: Overlap, most: number): number[] {
  return [...coverage]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([sentence]) => sentence)
}

export function sharedWords({ shared }: Overlap, sentence: number): number {
  return shared.get(sentence) ?? 0
}

/** More numbers and dates of a post are neither calculated nor calculated with. */
const maxTold = 80

export function statementsIn(passages: readonly Passage[]): Statements {
  return {
    numbers: passages.flatMap(({ numbers }) => numbers).slice(0, maxTold),
    dates: passages.flatMap(({ dates }) => dates).slice(0, maxTold),
  }
}
