import type { InterfaceLanguage } from '../rules/interface-languages.ts'
import { english, type Sentences } from './english.ts'
import { german } from './german.ts'
import { sentenceFrom } from './in-english.ts'
import type { PlainReason, Reason } from './reason.ts'

const catalogues: Readonly<Record<InterfaceLanguage, Sentences>> = { en: english, de: german }

/** For the server's mails. The browser has one language at a time and loads no other. */
export function inLanguage(language: InterfaceLanguage, reason: Reason | PlainReason): string {
  return sentenceFrom(catalogues[language], reason)
}
