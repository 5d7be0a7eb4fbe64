import { fitTexts } from './article/fit-texts.ts'
import { sourcesOf } from './several-sources.ts'
import type { WritingRequest } from './writer.ts'

/** The text of every source, shortened to what all of them may have together. */
export function fitSources(request: Pick<WritingRequest, 'source' | 'moreSources'>, budget: number): string[] {
  return fitTexts(
    sourcesOf(request).map(({ text }) => text),
    budget,
  )
}
