import { textWords, textWordsOfAll } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'

/** Written with a full stop that ends no sentence, without the last stop; the shared ones in all languages. */
const shared = 'dr prof st mt vs etc al inc ltd co corp llc plc bros jr sr ca cf eds approx dept ext ft mio mrd'
/** "No. 5" and "12 Jan. 2024", but "She said no." and "by the sea: el mar." */
const beforeNumbers = new Set(textWordsOfAll((words) => words.abbreviationsBeforeNumbers))
const sets = new Map<Language | null, ReadonlySet<string>>()

/**
 * Whether the full stop behind a word belongs to the word.
 * @param next what follows the stop and its blank
 */
export function isAbbreviation(word: string, next: string, language: Language | null): boolean {
  const lower = word.toLowerCase()
  return abbreviationsOf(language).has(lower) || (beforeNumbers.has(lower) && /^\p{N}/u.test(next))
}

function abbreviationsOf(language: Language | null): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const made = new Set(`${shared} ${language ? textWords[language].abbreviations : ''}`.trim().split(/\s+/))
  sets.set(language, made)
  return made
}
