import { stemOf } from '#shared/grounding/stems'
import { recognitionWords } from '#shared/languages/recognition'
import { wordsIn } from '#shared/text/search-tokens'

/** The words of a text that can say what it is about, by stem. */
export interface Terms {
  /** How often each occurs, in the title twice as much. */
  counts: ReadonlyMap<string, number>
  /** A stem's word as it was first written. */
  words: ReadonlyMap<string, string>
}

const titleWeight = 2
const fewestCharacters = 3
/** More say nothing new of a text's subject. */
const charactersRead = 1_200

/** Of every language, because a title alone is too short to tell which it is in. */
const smallWords = new Set(Object.values(recognitionWords).flatMap(({ smallWords: words }) => words.split(' ')))

export function termsOf(title: string, text: string): Terms {
  const counts = new Map<string, number>()
  const words = new Map<string, string>()
  const count = (part: string, weight: number) => {
    for (const word of wordsIn(part)) {
      if (word.length < fewestCharacters || smallWords.has(word) || /^\p{N}/u.test(word)) continue
      const stem = stemOf(word)
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
      if (!words.has(stem)) words.set(stem, word)
    }
  }
  count(title, titleWeight)
  count(text.slice(0, charactersRead), 1)
  return { counts, words }
}
