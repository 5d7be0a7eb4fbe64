/**
 * The tokens of the search index of posts and of search queries. Both databases store the finished tokens unchanged, so
 * both find the same. Every token starts with its owner, so the index keeps owners apart and other people's words do
 * not affect ranking. Pure. Migration 0037 has a frozen copy: a change here needs a new migration that rebuilds the
 * index.
 */

/** As many random characters of an owner's id (a UUID) as keep owners apart; the query still compares whole ids. */
const ownerCharacters = 12
/** Longer words are found by their beginning. PostgreSQL takes 2 KB at most. */
const wordCharacters = 64

export interface SearchQuery {
  /** Tokens that all have to occur. */
  whole: string[]
  /** What some token has to begin with. */
  beginning: string
}

/** What a post is found by: each word of title and content once, and its model. */
export function tokensOfPost(post: { ownerId: string; title: string; content: string; model: string }): string[] {
  const prefix = ownerPrefix(post.ownerId)
  const words = [...new Set([...wordsIn(post.title), ...wordsIn(post.content)])]
  return [...words.map((word) => prefix + word), modelToken(post.ownerId, post.model)]
}

/** All words have to occur, the last one may be the beginning of one. Null when `text` has no word. */
export function searchQueryOf(ownerId: string, text: string, model?: string): SearchQuery | null {
  const tokens = wordsIn(text).map((word) => ownerPrefix(ownerId) + word)
  const beginning = tokens.pop()
  if (beginning === undefined) return null
  if (model !== undefined) tokens.push(modelToken(ownerId, model))
  return { whole: [...new Set(tokens)], beginning }
}

/**
 * Words as people look for them: without case, accents and styled letters (NFKC), and pictographs one by one.
 * They hold letters, digits, marks and pictographs only, nothing that means something to a query language.
 */
export function wordsIn(text: string): string[] {
  const plain = text
    .replace(besideFigure, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Variation_Selector}/gu, '')
    .normalize('NFC')
    .toUpperCase() // ß and SS are the same, and so are the dotless and the dotted i
    .toLowerCase()
    .replaceAll('ς', 'σ')
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, wordCharacters).join(''))
}

/** NFKD makes 106 of 10⁶ and 31⁄2 of 3½: superscript digits, fractions and circled numbers are separate words. */
const besideFigure = /(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})/gu

function ownerPrefix(ownerId: string): string {
  return ownerId.replaceAll('-', '').slice(0, ownerCharacters)
}

/** No word has an underscore. */
function modelToken(ownerId: string, model: string): string {
  return `${ownerPrefix(ownerId)}_${model}`
}
