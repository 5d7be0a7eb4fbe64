import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { MailCatalogue } from './catalogue.ts'
import { englishMails } from './english.ts'
import { germanMails } from './german.ts'

const catalogues: Readonly<Record<InterfaceLanguage, MailCatalogue>> = { en: englishMails, de: germanMails }

/** The words in someone's language; English for people who have chosen none. */
export function mailWordsFor({ interfaceLanguage }: { interfaceLanguage: InterfaceLanguage | null }): MailCatalogue {
  return catalogues[interfaceLanguage ?? 'en']
}
