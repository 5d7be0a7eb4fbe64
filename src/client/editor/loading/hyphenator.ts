import type { Language } from '#shared/rules/languages'
import type { Hyphenate } from '#shared/templates/fill-text'

interface Hyphenation {
  readonly hyphenateSync: (text: string, options: { minWordLength: number }) => string
}

/** Shorter words are easier to read unhyphenated. */
const minWordLength = 12

/** A language's hyphenation patterns, some of them large: loaded only where a word is too long for its line. */
const patterns: Readonly<Record<Language, () => Promise<{ default: Hyphenation }>>> = {
  english: () => import('hyphen/en'),
  german: () => import('hyphen/de'),
  french: () => import('hyphen/fr'),
  spanish: () => import('hyphen/es'),
  italian: () => import('hyphen/it'),
  portuguese: () => import('hyphen/pt'),
  dutch: () => import('hyphen/nl'),
}

/** Undefined where the patterns can't be loaded: words then stay unhyphenated. */
export async function loadHyphenator(language: Language): Promise<Hyphenate | undefined> {
  try {
    const { hyphenateSync } = (await patterns[language]()).default
    return (text) => hyphenateSync(text, { minWordLength })
  } catch {
    return undefined
  }
}
