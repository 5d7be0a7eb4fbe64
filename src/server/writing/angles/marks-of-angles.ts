import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'

/** Words by which a sentence sets two things against each other, or says what has to be done. */

const patterns = new Map(
  languageIds.map((language) => {
    const { contrasts, necessities } = serverPacks[language].writing
    return [language, { contrast: words(contrasts), necessity: words(necessities) }] as const
  }),
)

export function contrastIn(sentence: string, language: Language | null): boolean {
  return language !== null && patterns.get(language)?.contrast.test(sentence) === true
}

export function necessityIn(sentence: string, language: Language | null): boolean {
  return language !== null && patterns.get(language)?.necessity.test(sentence) === true
}

/** Whole words, after the first of the sentence: "But ..." leans on a sentence that is not shown. */
function words(list: string): RegExp {
  const alternatives = list.split(/\s+/).map((word) => word.replaceAll('_', ' '))
  return new RegExp(`(?<=[\\s,;])(?:${alternatives.join('|')})(?=[\\s,;.])`, 'iu')
}
