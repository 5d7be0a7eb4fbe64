import type { InterfaceLanguage } from '../rules/interface-languages.ts'
import { english, type Sentences } from './english.ts'
import { german } from './german.ts'
import { type PlainReason, type Reason, type ReasonValues, toReason } from './reason.ts'

const sentences: Readonly<Record<InterfaceLanguage, Sentences>> = { en: english, de: german }

/** For the server's mails. The browser has one language at a time and loads no other. */
export function inLanguage(language: InterfaceLanguage, reason: Reason | PlainReason): string {
  const { name, values } = toReason(reason)
  // the pair comes from `because` or is a plain reason, so the values are the ones that this sentence takes
  return (sentences[language][name] as (values: ReasonValues) => string)(values)
}
