import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { MailCatalogue } from './catalogue.ts'
import { englishMails } from './english.ts'
import { germanMails } from './german.ts'

const catalogues: Readonly<Record<InterfaceLanguage, MailCatalogue>> = { en: englishMails, de: germanMails }

/** The words for someone's mails; English for people who have chosen no language. */
export function mailWordsFor({ interfaceLanguage }: { interfaceLanguage: InterfaceLanguage | null }): MailCatalogue {
  return catalogues[interfaceLanguage ?? 'en']
}
