import { shareBudget, sourcesOf } from '../several-sources.ts'
import type { WritingRequest } from '../writer.ts'
import { fitArticle } from './fit-article.ts'

/** The text of every source, shortened to what all of them may have together. */
export function fitSources(request: Pick<WritingRequest, 'source' | 'moreSources'>, budget: number): string[] {
  return fitTexts(
    sourcesOf(request).map(({ text }) => text),
    budget,
  )
}

export function fitTexts(texts: readonly string[], budget: number): string[] {
  const lengths = texts.map(({ length }) => length)
  const shares = shareBudget(lengths, budget)
  return texts.map((text, at) => fitArticle(text, shares[at] ?? 0))
}
