import type { Language } from '#shared/rules/languages'
import { german } from './de/pack.ts'
import { english } from './en/pack.ts'
import { spanish } from './es/pack.ts'
import { french } from './fr/pack.ts'
import { italian } from './it/pack.ts'
import { dutch } from './nl/pack.ts'
import type { LanguagePack } from './parts/language-pack.ts'
import { portuguese } from './pt/pack.ts'

/** By language: words for detailed analysis of a text; loaded on demand. */
export const languagePacks: Readonly<Record<Language, LanguagePack>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
}
