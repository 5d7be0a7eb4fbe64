import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { wordsOf } from '../words.ts'

const minPosts = 5
const minWords = 400
const maxWords = 8
/** A word counts as written in any of its forms: those that begin alike. */
const stemCharacters = 6

/**
 * Machine-favoured words missing from these posts: an author with several posts without one avoids it. Empty if there
 * are too few posts to tell.
 */
export function neverWords(posts: readonly string[], language: Language): string[] {
  const words = posts.flatMap((post) => wordsOf(post).map(({ plain }) => plain))
  if (posts.length < minPosts || words.length < minWords) return []
  const written = new Set(words.map((word) => word.slice(0, stemCharacters)))
  return languagePacks[language].voice.machineWords
    .split(',')
    .filter((word) => wordsOf(word).some(({ plain }) => !written.has(plain.slice(0, stemCharacters))))
    .slice(0, maxWords)
}
