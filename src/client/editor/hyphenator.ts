import type { Language } from '#shared/rules/languages'
import type { Hyphenate } from '#shared/templates/fill-text'

interface Hyphenation {
  readonly hyphenateSync: (text: string, options: { minWordLength: number }) => string
}

/** Shorter words are read more easily whole. */
const minWordLength = 12

/** The patterns of a language, some of them large: fetched only where a word is too long for its place. */
const patterns: Readonly<Record<Language, () => Promise<{ default: Hyphenation }>>> = {
  english: () => import('hyphen/en'),
  german: () => import('hyphen/de'),
  french: () => import('hyphen/fr'),
  spanish: () => import('hyphen/es'),
  italian: () => import('hyphen/it'),
  portuguese: () => import('hyphen/pt'),
  dutch: () => import('hyphen/nl'),
}

/** Undefined where the patterns can't be fetched: words then stay whole. */
export async function loadHyphenator(language: Language): Promise<Hyphenate | undefined> {
  try {
    const { hyphenateSync } = (await patterns[language]()).default
    return (text) => hyphenateSync(text, { minWordLength })
  } catch {
    return undefined
  }
}
