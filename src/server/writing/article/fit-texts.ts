import { fitArticle } from './fit-article.ts'

/** Several texts, shortened to what all of them may have together. */
export function fitTexts(texts: readonly string[], budget: number): string[] {
  const lengths = texts.map(({ length }) => length)
  const shares = shareBudget(lengths, budget)
  return texts.map((text, at) => fitArticle(text, shares[at] ?? 0))
}

/**
 * How much of a budget each of several texts may have: equal parts, where what a short text leaves goes to the longer ones.
 * @param lengths in the budget's unit
 */
export function shareBudget(lengths: readonly number[], budget: number): number[] {
  const shares = lengths.map(() => 0)
  let left = budget
  const shortestFirst = [...lengths.keys()].sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  for (const [done, at] of shortestFirst.entries()) {
    const equal = Math.floor(left / (shortestFirst.length - done))
    const share = Math.min(lengths[at] ?? 0, equal)
    shares[at] = share
    left -= share
  }
  return shares
}
