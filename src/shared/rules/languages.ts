/** The languages a post can be written in; ids as the API carries them. */
export const languages = {
  english: { label: 'English', code: 'en' },
  german: { label: 'German', code: 'de' },
  french: { label: 'French', code: 'fr' },
  spanish: { label: 'Spanish', code: 'es' },
  italian: { label: 'Italian', code: 'it' },
  portuguese: { label: 'Portuguese', code: 'pt' },
  dutch: { label: 'Dutch', code: 'nl' },
} as const

export type Language = keyof typeof languages

export const languageIds = Object.keys(languages) as [Language, ...Language[]]

/** Spec section 9. */
export const defaultLanguage: Language = 'english'

/** The language an article is in, when it is one of ours: 'de-CH' gives 'german'. */
export function languageFromCode(code: string | null): Language | null {
  const primary = code?.toLowerCase().split(/[-_]/)[0]
  return languageIds.find((id) => languages[id].code === primary) ?? null
}
