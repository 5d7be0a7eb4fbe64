import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** The common stem of a word's forms: without accents, cut to six letters, shorter ones without plural ending. */
export function stemOf(word: string): string {
  const whole = word.endsWith("'s") ? word.slice(0, -2) : word
  const bare = /^[a-z]*$/.test(whole) ? whole : whole.normalize('NFD').replace(/\p{M}/gu, '')
  if (bare.length > 6) return bare.slice(0, 6)
  return bare.length > 3 ? bare.replace(/(?:es|en|s|e|n)$/, '') : bare
}

/** Null for a number, a sign and a word without content. */
export function contentStem(token: Token, lexicon: Lexicon): string | null {
  if (token.kind !== 'word' || token.word.length < 2 || lexicon.stopWords.has(token.word)) return null
  if (token.word === '%' || token.word === 'points%' || lexicon.scales.has(token.word)) return null
  return stemOf(token.word)
}
