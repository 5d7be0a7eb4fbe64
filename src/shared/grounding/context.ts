import type { Passage } from './claims.ts'
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
}

export function contextOf(passage: Passage, index: SourceIndex): Context {
  const place = passage.key.length > 2 ? index.key.indexOf(passage.key) : -1
  const coverage = coverageOf(passage, index)
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
  }
}

function coverageOf(passage: Passage, index: SourceIndex): Map<number, number> {
  const weights = new Map<number, number>()
  const count = index.sentences.length
  let total = 0
  for (const stem of passage.stems) {
    const holders = index.byStem.get(stem) ?? []
    const weight = Math.log(1 + count / (holders.length + 0.5))
    total += weight
    for (const sentence of holders) weights.set(sentence, (weights.get(sentence) ?? 0) + weight)
  }
  for (const [sentence, weight] of weights) weights.set(sentence, weight / total)
  return weights
}

export function shareOf(context: Context, sentence: number): number {
  return context.coverage.get(sentence) ?? 0
}

export function sharedWords(context: Context, sentence: number): number {
  const stems = context.index.sentences[sentence]?.stems
  let shared = 0
  if (stems) for (const stem of context.passage.stems) if (stems.has(stem)) shared += 1
  return shared
}
