import { defaultLanguage, type Language, languageFromCode, languageIds, languages } from '#shared/rules/languages'
import { codeByScript } from '#shared/text/language-code'
import { recogniseLanguage } from '#shared/text/recognise-language'

/**
 * The language of a text. Pages often declare a wrong one, so a clear detection overrules the declaration; a short or
 * mixed text keeps it. Null for an unsupported language.
 */
export function languageOf(text: string, declared: string | null): Language | null {
  if (codeByScript(text) !== undefined) return null
  return recogniseLanguage(text) ?? languageFromCode(declared)
}

/** The language of the composer's own words: the article's, or if that is unsupported the requested one. */
export function framingLanguage(language: Language | null, asked: string): Language {
  return language ?? languageIds.find((id) => id === asked) ?? defaultLanguage
}

/** BCP 47 code for Intl: ours, or the declared one where it is well-formed and of the text's script, else the script's. */
export function localeOf(language: Language | null, text: string, declared: string | null): string {
  if (language) return languages[language].code
  const byScript = codeByScript(text)
  try {
    const locale = Intl.getCanonicalLocales(declared ?? 'und')[0] ?? 'und'
    return byScript === undefined || scriptOf(locale) === scriptOf(byScript) ? locale : byScript
  } catch {
    return byScript ?? 'und'
  }
}

function scriptOf(locale: string): string | undefined {
  const script = new Intl.Locale(locale).maximize().script
  return script === 'Hant' ? 'Hans' : script
}
