import { languages } from '#shared/rules/languages'
import { recogniseLanguage } from './recognise-language.ts'

/** Scripts that a page of one of our languages would not be written in, and the language that most often is. */
const scripts = [
  [/\p{sc=Hira}|\p{sc=Kana}/gu, 'ja', 0.1],
  [/\p{sc=Han}/gu, 'zh', 0.5],
  [/\p{sc=Hang}/gu, 'ko', 0.5],
  [/\p{sc=Arab}/gu, 'ar', 0.5],
  [/\p{sc=Hebr}/gu, 'he', 0.5],
  [/\p{sc=Grek}/gu, 'el', 0.5],
  [/\p{sc=Cyrl}/gu, 'ru', 0.5],
  [/\p{sc=Thai}/gu, 'th', 0.5],
  [/\p{sc=Deva}/gu, 'hi', 0.5],
  [/\p{sc=Beng}/gu, 'bn', 0.5],
  [/\p{sc=Taml}/gu, 'ta', 0.5],
  [/\p{sc=Telu}/gu, 'te', 0.5],
  [/\p{sc=Laoo}/gu, 'lo', 0.5],
  [/\p{sc=Khmr}/gu, 'km', 0.5],
  [/\p{sc=Mymr}/gu, 'my', 0.5],
  [/\p{sc=Ethi}/gu, 'am', 0.5],
  [/\p{sc=Armn}/gu, 'hy', 0.5],
  [/\p{sc=Geor}/gu, 'ka', 0.5],
] as const
/** Letters that of a script's languages only these have. */
const ownLetters: readonly (readonly [RegExp, string])[] = [
  [/[іїєґ]/u, 'uk'],
  [/[ٹڈڑںے]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
]
const sampleChars = 6_000

/** The BCP 47 language code of a text, such as 'de'; undefined if unknown. */
export function languageCode(text: string): string | undefined {
  const byScript = codeByScript(text)
  if (byScript) return byScript
  const language = recogniseLanguage(text)
  return language ? languages[language].code : undefined
}

/** The language implied by a text's script; undefined for Latin letters, and for a text without letters. */
export function codeByScript(text: string): string | undefined {
  const sample = text.slice(0, sampleChars)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const [, code] = scripts.find(([script, , share]) => (sample.match(script)?.length ?? 0) > letters * share) ?? []
  if (code !== 'ru' && code !== 'ar') return code
  return ownLetters.find(([own, of]) => own.test(sample) && (code === 'ru') === (of === 'uk'))?.[1] ?? code
}
