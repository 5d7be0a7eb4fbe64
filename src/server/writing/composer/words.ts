import type { Language } from '#shared/rules/languages'
import { unspacedRun } from '#shared/text/text-length'
import { stopWordsOf } from './stop-words.ts'

/** Long words are compared by their beginning, which takes off most endings in all languages. */
const stemChars = 7

/** The words of a text that carry its subject, as stems, in order. Elided articles and possessive endings fall away. */
export function subjectStems(text: string, language: Language | null): string[] {
  const stopWords = stopWordsOf(language)
  const spaced = text.replace(unspacedRun, (run) => ` ${pairsOf(run).join(' ')} `)
  const words = spaced.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  return words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stemOf)
}

/** For scripts without spaces, pairs of characters are used as words. */
function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  const base = word.length > 4 ? word.replace(/(?:y|ies|es|s|n|e)$/u, '') : word
  return base.slice(0, stemChars)
}
