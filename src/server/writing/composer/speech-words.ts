import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'
import { wordsPattern } from './words-pattern.ts'

const saying = new Map(
  languageIds.map((language) => [language, wordsPattern(serverPacks[language].writing.speech.saying, '^')]),
)
const roleAtEnd = new Map(
  languageIds.map((language) => [
    language,
    new RegExp(
      `(?<![\\p{L}])(?:${serverPacks[language].writing.speech.roles.trim().split(/\s+/).join('|')})\\s$`,
      'iu',
    ),
  ]),
)

/** Whether a text begins with someone saying something. */
export function isSayingNext(text: string, language: Language): boolean {
  return saying.get(language)?.test(text.trimStart()) ?? false
}

/** Whether a text ends with what someone is: "chief executive ". */
export function endsInRole(text: string, language: Language): boolean {
  return roleAtEnd.get(language)?.test(text) ?? false
}
