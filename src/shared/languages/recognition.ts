import type { Language } from '#shared/rules/languages'
import { german } from './de/recognition.ts'
import { english } from './en/recognition.ts'
import { spanish } from './es/recognition.ts'
import { french } from './fr/recognition.ts'
import { italian } from './it/recognition.ts'
import { dutch } from './nl/recognition.ts'
import type { RecognitionWords } from './parts/recognition-words.ts'
import { portuguese } from './pt/recognition.ts'

/** By language: words that identify it; loaded with the form for pasted text. */
export const recognitionWords: Readonly<Record<Language, RecognitionWords>> = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
}
