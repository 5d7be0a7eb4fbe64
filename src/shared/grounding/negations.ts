import { languagePacks } from '#shared/languages/packs'
import type { Negations } from '#shared/languages/parts/checking-words'
import type { Language } from '#shared/rules/languages'
import { wordsOf } from './lexicon.ts'

/** A language's negations, made quick to look up. */
interface NegationSets extends Readonly<Record<Exclude<keyof Negations, 'deniers' | 'prefixes'>, ReadonlySet<string>>> {
  deniers: readonly string[]
  prefix: RegExp
}

const known = new Map<Language, NegationSets>()

export function negationsIn(language: Language): NegationSets {
  const before = known.get(language)
  if (before) return before
  const { not, no, only, nearly, deniers, prefixes } = languagePacks[language].checking.negations
  const made = {
    not: new Set(wordsOf(not)),
    no: new Set(wordsOf(no)),
    deniers: wordsOf(deniers),
    only: new Set(wordsOf(only)),
    nearly: new Set(wordsOf(nearly)),
    prefix: new RegExp(`^(?:${wordsOf(prefixes).join('|')})-?(?=\\p{L}{4})`, 'u'),
  }
  known.set(language, made)
  return made
}
