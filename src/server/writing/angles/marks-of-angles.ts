import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'

/** Words that mark a contrast or a reason. */

/** On either side of a contrasting word stands a clause, not a word or two. */
const clauseCharacters = 25

const patterns = new Map(
  languageIds.map((language) => {
    const { contrasts, lessons } = serverPacks[language].writing
    const clause = `.{${clauseCharacters},}`
    return [
      language,
      {
        // after a comma: "while" alone may be a time, "but" an exception
        contrast: new RegExp(`^${clause}[,;–—]\\s(?:${inOne(contrasts)})\\s${clause}`, 'iu'),
        // not the first word: "Because of this ..." may lean on a sentence that is not shown
        lesson: new RegExp(`(?<=[\\s,;])(?:${inOne(lessons)})(?=[\\s,;.])`, 'iu'),
      },
    ] as const
  }),
)

export function contrastIn(sentence: string, language: Language | null): boolean {
  return language !== null && patterns.get(language)?.contrast.test(sentence) === true
}

export function lessonIn(sentence: string, language: Language | null): boolean {
  return language !== null && patterns.get(language)?.lesson.test(sentence) === true
}

function inOne(list: string): string {
  return list
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
    .join('|')
}
