import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type Correction, findCorrections } from '#shared/corrections/find-corrections'
import { indexSourceInSlices } from '#shared/grounding/index-source'
import type { Language } from '#shared/rules/languages'

/** As much of a text is compared; articles are shorter, and posts use what stands at the beginning. */
const comparedCharacters = 200_000
/** More than these is another text rather than corrections. */
const maxCorrections = 5

/** What the later reading corrected of what the post used, without blocking other requests for long. */
export async function compareReadings(
  { content, language }: { content: string; language: Language },
  before: string,
  after: string,
): Promise<Correction[]> {
  if (before === after) return []
  const rest = () => yieldToEventLoop()
  const readings = {
    before: await indexSourceInSlices(before.slice(0, comparedCharacters), rest),
    after: await indexSourceInSlices(after.slice(0, comparedCharacters), rest),
  }
  const found = findCorrections(content, { ...readings, language })
  return found.length > maxCorrections ? [] : found
}
