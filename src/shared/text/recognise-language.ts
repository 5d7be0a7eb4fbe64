import type { RecognitionWords } from '#shared/languages/parts/recognition-words'
import { recognitionWords } from '#shared/languages/recognition'
import type { Language } from '#shared/rules/languages'

/** The language of a text by its commonest small words; sure for a few sentences in one of the product's. */

const owners = new Map<string, Language[]>()
for (const [language, { smallWords }] of Object.entries(recognitionWords) as [Language, RecognitionWords][]) {
  for (const word of smallWords.split(' ')) owners.set(word, [...(owners.get(word) ?? []), language])
}

/**
 * Latin letters that none of these languages has: a text full of them is in another one, whatever small words it
 * shares.
 */
const foreignLetters = /[ąćęłńśźżğışőűěďřťůňčšžđøåățșāēīūļķģņʼảạấầẩẫậắằẳẵặẻẽẹếềểễệỉĩịỏọốồổỗộớờởỡợủũụứừửữựỷỹỵ]/gu
const maxForeign = 0.02
const sampleChars = 6000
const minWords = 12

/** Null if the text is too short or in none of these languages. */
export function recogniseLanguage(text: string): Language | null {
  const { words, best, second, isForeign } = measure(text)
  if (!best || words < minWords || isForeign) return null
  return best.score >= words * 0.12 && best.score >= (second?.score ?? 0) * 1.3 ? best.language : null
}

/** Fewer letters show nothing, and nothing shows in a table of figures. */
const minLetters = 200
const minLettersPerDigit = 8
const maxScore = 0.06

/** Whether a text is long enough to tell that it is in none of these languages. */
export function isInOtherLanguage(text: string): boolean {
  const sample = text.slice(0, sampleChars)
  const [letters = 0, digits = 0] = [/\p{L}/gu, /\p{N}/gu].map((kind) => sample.match(kind)?.length ?? 0)
  if (letters < minLetters || letters < digits * minLettersPerDigit) return false
  const { words, best, isForeign } = measure(text)
  return isForeign || (best?.score ?? 0) < words * maxScore
}

interface Score {
  language: Language
  score: number
}

/** How often the small words of each language occur in a text's beginning. */
function measure(text: string): { words: number; best?: Score; second?: Score; isForeign: boolean } {
  const sample = text.slice(0, sampleChars).normalize('NFC').toLowerCase()
  const words = sample.match(/\p{L}+/gu) ?? []
  const scores = new Map<Language, number>()
  for (const word of words) {
    const languagesOfWord = owners.get(word) ?? []
    for (const language of languagesOfWord)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languagesOfWord.length)
  }
  const [best, second] = [...scores].map(([language, score]) => ({ language, score })).sort((a, b) => b.score - a.score)
  const isForeign = (sample.match(foreignLetters)?.length ?? 0) > maxForeign * sample.length
  return { words: words.length, isForeign, ...(best && { best }), ...(second && { second }) }
}
