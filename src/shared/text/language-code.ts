import { languages } from '#shared/rules/languages'
import { recogniseLanguage } from './recognise-language.ts'

/** Scripts that a page of one of our languages would not be written in, and the language that most often is. */
const scripts = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
] as const

/** The language of a text as BCP 47 says it, such as 'de'; undefined where it cannot be told. */
export function languageCode(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const byScript = scripts.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2)
  if (byScript) return byScript[1]
  const language = recogniseLanguage(text)
  return language ? languages[language].code : undefined
}
