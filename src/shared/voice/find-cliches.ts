import { languagePacks } from '#shared/languages/packs'
import type { ClicheTable } from '#shared/languages/parts/voice-words'
import type { Language } from '#shared/rules/languages'
import type { Span } from './shared-passage.ts'

export type ClicheKind = keyof ClicheTable

export interface Cliche extends Span {
  kind: ClicheKind
  text: string
}

const kinds = ['openings', 'hype', 'filler', 'bait'] as const
const patterns = new Map<Language, RegExp>()

/** Stock phrases in the order of the text; of two that overlap, the earlier one. */
export function findCliches(text: string, language: Language): Cliche[] {
  return [...text.matchAll(patternOf(language))].map((match) => ({
    kind: kinds.find((kind) => match.groups?.[kind] !== undefined) ?? 'filler',
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
}

/** The phrases of one kind, as the table spells them. */
export function phrasesOf(table: ClicheTable, kind: ClicheKind): string[] {
  return table[kind].split('\n').map((line) => line.trim())
}

function patternOf(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const groups = kinds.map((kind) => {
    const phrases = phrasesOf(languagePacks[language].voice.cliches, kind).map((phrase) => `(?:${toPattern(phrase)})`)
    return `(?<${kind}>${phrases.join('|')})`
  })
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}#@])(?:${groups.join('|')})(?![\\p{L}\\p{N}])`, 'gimu')
  patterns.set(language, pattern)
  return pattern
}

/** Follows the rules of `ClicheTable`; treats all apostrophes and all spaces alike. */
function toPattern(phrase: string): string {
  return phrase
    .replace(/^\^/, '(?<=^\\s{0,9}|[.!?…]\\s{1,9})')
    .replaceAll("'", "['’]")
    .replaceAll('*', '\\p{L}{0,30}')
    .replaceAll('_', "[\\p{L}\\p{N}'’-]{1,40}")
    .replaceAll(' ', '[ \\u00a0\\u202f]{1,5}')
}
