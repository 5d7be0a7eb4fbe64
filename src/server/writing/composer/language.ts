import { type Language, languageFromCode, languageIds, languages } from '#shared/rules/languages'
import { stopWordsOf } from './stop-words.ts'

/**
 * The language a text is written in. Pages declare theirs wrongly often enough that a clear majority of stop words
 * overrules the declaration; a short or mixed text keeps it. Null when it is none of ours.
 */
export function recogniseLanguage(text: string, declared: string | null): Language | null {
  const declaredLanguage = languageFromCode(declared)
  const words =
    text
      .slice(0, 6_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const shares = languageIds
    .map((language) => ({ language, share: shareOf(words, stopWordsOf(language)) }))
    .sort((a, b) => b.share - a.share)
  const [best, second] = shares
  const isClear =
    words.length >= 20 && best !== undefined && best.share > 0.25 && best.share > (second?.share ?? 0) * 1.25
  if (isClear) return best.language
  return declaredLanguage
}

/** BCP 47 code for Intl: ours, or the declared one where it is well-formed. */
export function localeOf(language: Language | null, declared: string | null): string {
  if (language) return languages[language].code
  try {
    return Intl.getCanonicalLocales(declared ?? 'und')[0] ?? 'und'
  } catch {
    return 'und'
  }
}

function shareOf(words: readonly string[], stopWords: ReadonlySet<string>): number {
  return words.filter((word) => stopWords.has(word)).length / Math.max(1, words.length)
}
