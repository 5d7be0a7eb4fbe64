import type { CheckingWords } from './checking-words.ts'
import type { FactWords } from './fact-words.ts'
import type { VoiceWords } from './voice-words.ts'

/** A language's words for analysing texts in detail. */
export interface LanguagePack {
  /** For checking a post against its sources. */
  checking: CheckingWords
  voice: VoiceWords
  /** For filling graphics. */
  facts: FactWords
}
