import { createGrounding } from '#shared/grounding/ground-post'
import { plainOf, plainWords, spanOf } from './plain-text.ts'

/** Whether a sentence named by a model really is in a source. */

/** Fewer words than these occur in any text by chance. */
const minCharacters = 12
const minWords = 3

export interface Prover {
  /** The words as one of the sources has them; null when none has, or when they are an instruction to machines. */
  prove(named: string): { text: string; source: number } | null
}

export function createProver(sources: readonly string[]): Prover {
  const texts = sources.map((text) => ({ text, form: plainOf(text) }))
  const { instructions } = createGrounding(sources)

  function prove(named: string) {
    const words = plainWords(named)
    if (words.length < minCharacters || words.split(' ').length < minWords) return null
    for (const [source, { text, form }] of texts.entries()) {
      const at = form.plain.indexOf(words)
      if (at < 0) continue
      const { start, end } = spanOf(form, at, words.length)
      const isOrdered = instructions.some((each) => each.source === source && start < each.end && each.start < end)
      return isOrdered ? null : { text: text.slice(start, end), source }
    }
    return null
  }
  return { prove }
}
