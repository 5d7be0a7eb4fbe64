import { type Language, languageFromCode, languages } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'

/**
 * The language a text is written in. Pages declare theirs wrongly often enough that what it plainly is overrules the
 * declaration; a short or mixed text keeps it. Null when it is none of ours.
 */
export function languageOf(text: string, declared: string | null): Language | null {
  return recogniseLanguage(text) ?? languageFromCode(declared)
}

/** BCP 47 code for Intl: ours, or the declared one where it is well-formed. */
export function localeOf(language: Language | null, declared: string | null): string {
  if (language) return languages[language].code
  try {
    return Intl.getCanonicalLocales(declared ?? 'und')[0] ?? 'und'
  } catch {
    return 'und'
  }
}
