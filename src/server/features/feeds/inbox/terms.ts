import { stemOf } from '#shared/grounding/stems'
import { recognitionWords } from '#shared/languages/recognition'
import { wordsIn } from '#shared/text/search-tokens'

/** The significant words of a text, by stem. */
export interface Terms {
  /** How often each occurs, in the title twice as much. */
  counts: ReadonlyMap<string, number>
  /** The first spelling of each stem. */
  words: ReadonlyMap<string, string>
}

const titleWeight = 2
const minCharacters = 3
/** Further words add nothing about a text's subject. */
const charactersRead = 1_200

/** Stop words of every language: a title alone is too short to detect its language. */
const smallWords = new Set(Object.values(recognitionWords).flatMap(({ smallWords: words }) => words.split(' ')))

export function termsOf(title: string, text: string): Terms {
  const counts = new Map<string, number>()
  const words = new Map<string, string>()
  const count = (part: string, weight: number) => {
    for (const word of wordsIn(part)) {
      if (word.length < minCharacters || smallWords.has(word) || /^\p{N}/u.test(word)) continue
      const stem = stemOf(word)
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
      if (!words.has(stem)) words.set(stem, word)
    }
  }
  count(title, titleWeight)
  count(text.slice(0, charactersRead), 1)
  return { counts, words }
}
