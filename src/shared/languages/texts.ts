import type { Language } from '#shared/rules/languages'
import { german } from './de/text.ts'
import { english } from './en/text.ts'
import { spanish } from './es/text.ts'
import { french } from './fr/text.ts'
import { italian } from './it/text.ts'
import { dutch } from './nl/text.ts'
import type { TextWords } from './parts/text-words.ts'
import { portuguese } from './pt/text.ts'

/** By language: words for splitting sentences and reading figures. */
export const textWords: Readonly<Record<Language, TextWords>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
}

/** A list's words in all languages. */
export function textWordsOfAll(pick: (words: TextWords) => string): string[] {
  return Object.values(textWords).flatMap((words) => pick(words).split(/\s+/).filter(Boolean))
}
