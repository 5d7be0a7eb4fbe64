import { languages } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'

/** The declared language, unless the text plainly is in another one or nothing is declared. */
export function settleLanguage(declared: string | null, text: string): string | null {
  const code = normaliseCode(declared)
  const language = recogniseLanguage(text)
  if (!language) return code
  const recognised = languages[language].code
  return code?.toLowerCase().split('-')[0] === recognised ? code : recognised
}

/** `en_us` and `EN-us` become `en-US`; names such as "english" and invalid codes become null. */
function normaliseCode(declared: string | null): string | null {
  const match = /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3}))?\b/i.exec(declared?.trim() ?? '')
  if (!match?.[1] || /^[a-z]{4}/i.test(declared?.trim() ?? '')) return null
  return match[2] ? `${match[1].toLowerCase()}-${match[2].toUpperCase()}` : match[1].toLowerCase()
}
