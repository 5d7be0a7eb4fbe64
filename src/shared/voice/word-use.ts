import { lexiconOf } from '#shared/grounding/lexicon'
import type { Voice } from './measure-voice.ts'

/** How many of the small words are compared; more add chance rather than voice in texts as short as posts. */
const comparedWords = 60
/** The expected difference of two samples by the same writer: the mean of |z| for a normal z. */
const byChance = Math.sqrt(2 / Math.PI)

/**
 * How differently two writers use the small words that say nothing of the subject: 0 no more than chance would have it.
 * After Burrows's Delta (2002), the mean of absolute z-scores over the most frequent words. With only a few posts to go
 * by there is no corpus to take deviations from, so a word's deviation is that of two samples of these sizes.
 */
export function wordUseDistance(draft: Voice, examples: readonly Voice[]): number {
  const mine = new Map<string, number>()
  for (const { counts } of examples) for (const [word, count] of counts) mine.set(word, (mine.get(word) ?? 0) + count)
  const myWords = examples.reduce((sum, { words }) => sum + words, 0)
  const total = myWords + draft.words
  const { stopWords } = lexiconOf(draft.language)
  const compared = [...new Set([...mine.keys(), ...draft.counts.keys()])]
    .filter((word) => stopWords.has(word))
    .map((word) => ({ mine: mine.get(word) ?? 0, here: draft.counts.get(word) ?? 0 }))
    .sort((a, b) => b.mine + b.here - (a.mine + a.here))
    .slice(0, comparedWords)
  if (compared.length === 0) return 0
  const scores = compared.map(({ mine: inMine, here }) => {
    const share = (inMine + here) / total
    const deviation = Math.sqrt(share * (1 - share) * (1 / myWords + 1 / draft.words))
    return Math.abs(inMine / myWords - here / draft.words) / Math.max(deviation, Number.EPSILON)
  })
  return Math.max(0, scores.reduce((sum, score) => sum + score, 0) / scores.length - byChance)
}
