import type { DateClaim, NumberClaim, Passage } from './claims.ts'
import { type SourceIndex, sentenceAt } from './index-source.ts'

/** How much of a post's sentence each sentence of the source shares, rare words counting for more. */
export interface Context {
  index: SourceIndex
  passage: Passage
  /** The sentence whose words the whole passage repeats, if one does. */
  verbatim: number | null
  /** Share of the passage's weight by sentence, 0 to 1; sentences without a common word are missing. */
  coverage: ReadonlyMap<number, number>
  /** The sentence with the largest coverage; null when none has a word in common. */
  best: number | null
  isOtherLanguage: boolean
  /** How many content words the passage has in common with each sentence; sentences without one are missing. */
  shared: ReadonlyMap<number, number>
  /** What a sentence of the source says and the passage leaves out, once someone asked for it. */
  leftOut: { numbers: Map<number, NumberClaim[]>; dates: Map<number, DateClaim[]> }
}

export function contextOf(passage: Passage, index: SourceIndex): Context {
  const place = passage.key.length > 2 ? index.key.indexOf(passage.key) : -1
  const { coverage, shared } = coverageOf(passage, index)
  let best: number | null = null
  for (const [sentence, share] of coverage) {
    const leader = best === null ? 0 : (coverage.get(best) ?? 0)
    if (share > leader + 1e-9 || (best !== null && share > leader - 1e-9 && sentence < best)) best = sentence
  }
  return {
    index,
    passage,
    verbatim: place < 0 ? null : sentenceAt(index, place),
    coverage,
    best,
    isOtherLanguage: passage.language !== index.language,
    shared,
    leftOut: { numbers: new Map(), dates: new Map() },
  }
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

export function shareOf(context: Context, sentence: number): number {
  return context.coverage.get(sentence) ?? 0
}

/** What of a passage's weight one sentence shares, for a part of a passage that has no context of its own. */
export function shareIn(sentence: Passage, passage: Passage, index: SourceIndex): number {
  let [total, shared] = [0, 0]
  for (const stem of passage.stems) {
    const weight = Math.log(1 + index.sentences.length / ((index.byStem.get(stem)?.length ?? 0) + 0.5))
    total += weight
    if (sentence.stems.has(stem)) shared += weight
  }
  return total === 0 ? 0 : shared / total
}

/** The sentences that share most with the passage, the likest first. */
export function nearestSentences(context: Context, most: number): number[] {
  return [...context.coverage]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([sentence]) => sentence)
}

export function sharedWords(context: Context, sentence: number): number {
  return context.shared.get(sentence) ?? 0
}
