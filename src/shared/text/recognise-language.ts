import type { RecognitionWords } from '#shared/languages/parts/recognition-words'
import { recognitionWords } from '#shared/languages/recognition'
import type { Language } from '#shared/rules/languages'

/** The language of a text by its commonest small words; sure for a few sentences in one of the product's. */

const owners = new Map<string, Language[]>()
for (const [language, { smallWords }] of Object.entries(recognitionWords) as [Language, RecognitionWords][]) {
  for (const word of smallWords.split(' ')) owners.set(word, [...(owners.get(word) ?? []), language])
}

/** Latin letters that none of these has: a text full of them is in another language, whatever small words it shares. */
const foreignLetters = /[ąćęłńśźżğışőűěďřťůňčšžđøåățșāēīūļķģņʼảạấầẩẫậắằẳẵặẻẽẹếềểễệỉĩịỏọốồổỗộớờởỡợủũụứừửữựỷỹỵ]/gu
const maxForeign = 0.02
const sampleChars = 6000
const fewestWords = 12

/** Null when the text is too short or in none of the languages. */
export function recogniseLanguage(text: string): Language | null {
  const sample = text.slice(0, sampleChars).normalize('NFC').toLowerCase()
  const words = sample.match(/\p{L}+/gu) ?? []
  const scores = new Map<Language, number>()
  for (const word of words) {
    const languagesOfWord = owners.get(word) ?? []
    for (const language of languagesOfWord)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languagesOfWord.length)
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b - a)
  if (!best || words.length < fewestWords) return null
  if ((sample.match(foreignLetters)?.length ?? 0) > maxForeign * sample.length) return null
  const isClear = best[1] >= words.length * 0.12 && best[1] >= (second?.[1] ?? 0) * 1.3
  return isClear ? best[0] : null
}
