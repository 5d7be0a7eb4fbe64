import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { SignOffWords } from './catalogue.ts'
import { englishSignOff } from './english.ts'
import { germanSignOff } from './german.ts'

const catalogues: Readonly<Record<InterfaceLanguage, SignOffWords>> = { en: englishSignOff, de: germanSignOff }

export function signOffWordsFor(language: InterfaceLanguage | null): SignOffWords {
  return catalogues[language ?? 'en']
}
