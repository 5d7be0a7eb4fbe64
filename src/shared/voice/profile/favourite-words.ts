import { lexiconOf } from '#shared/grounding/lexicon'
import type { Language } from '#shared/rules/languages'
import { paragraphsOf, sentencesOf } from '#shared/text/sentences'
import { withoutMachineText, wordsOf } from '../words.ts'

interface Post {
  text: string
  language: Language
}

const minPosts = 3
const minShare = 0.15
const shortestWord = 4
const maxWords = 8
const starterWords = 3
const maxStarters = 3

/** Words that recur in several posts on any subject; without names and function words. */
export function favouriteWords(posts: readonly Post[]): string[] {
  return recurringIn(
    posts.map(({ text, language }) => {
      const { stopWords, capitalisesNouns } = lexiconOf(language)
      const read = withoutMachineText(text)
      const words = new Map<string, string>()
      for (const { plain, start, end } of wordsOf(read)) {
        if (plain.length < shortestWord || stopWords.has(plain) || /\p{N}/u.test(plain)) continue
        const written = read.slice(start, end)
        // in languages without capital nouns, a word that is never in lower case is a name, or only ever starts
        // sentences
        if (capitalisesNouns || written === plain || written === written.toLowerCase()) words.set(plain, written)
      }
      return words
    }),
  ).slice(0, maxWords)
}

/** The first words of sentences that begin alike in several posts. */
export function favouriteStarters(posts: readonly Post[]): string[] {
  return recurringIn(
    posts.map(({ text, language }) => {
      const starters = new Map<string, string>()
      for (const line of paragraphsOf(text)) {
        const written = text.slice(line.start, line.end)
        for (const { start, end } of sentencesOf(written, language)) {
          const sentence = withoutMachineText(written.slice(start, end))
          const words = wordsOf(sentence).slice(0, starterWords)
          const [first, last] = [words[0], words.at(-1)]
          if (words.length < starterWords || !first || !last) continue
          starters.set(words.map(({ plain }) => plain).join(' '), sentence.slice(first.start, last.end))
        }
      }
      return starters
    }),
  ).slice(0, maxStarters)
}

/** Entries of several posts, the most frequent first, then the longest; independent of the order of the posts. */
function recurringIn(lists: readonly ReadonlyMap<string, string>[]): string[] {
  const found = new Map<string, { written: string; posts: number }>()
  for (const list of lists) {
    for (const [key, written] of list) {
      const known = found.get(key)
      // small letters come behind capitals
      found.set(key, {
        written: known && known.written > written ? known.written : written,
        posts: (known?.posts ?? 0) + 1,
      })
    }
  }
  const least = Math.max(minPosts, minShare * lists.length)
  return [...found.values()]
    .filter(({ posts }) => posts >= least)
    .sort((a, b) => b.posts - a.posts || b.written.length - a.written.length || (a.written < b.written ? -1 : 1))
    .map(({ written }) => written)
}
