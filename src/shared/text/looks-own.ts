import { recognitionWords } from '#shared/languages/recognition'
import type { Language } from '#shared/rules/languages'
import { withoutQuoted } from './quoted.ts'
import { recogniseLanguage } from './recognise-language.ts'

const readCharacters = 20_000
/** First-person words needed: one in this many words. An article quotes people too, not always in quotation marks. */
const wordsForOne = 40
const minOwnWords = 2

/** Whether a text reads like its author's own notes rather than an article: in the first person throughout. */
export function looksOwn(text: string): boolean {
  const sample = text.slice(0, readCharacters)
  const said = withoutQuoted(sample, ' ')
  const language = recogniseLanguage(said)
  if (language === null) return false
  const own = said.replaceAll('’', "'").match(ownWordsOf(language))?.length ?? 0
  const words = said.match(/\p{L}+/gu)?.length ?? 0
  return own >= minOwnWords && own * wordsForOne >= words
}

const patterns = new Map<Language, RegExp>()

function ownWordsOf(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const words = recognitionWords[language].ownWords.split(' ')
  const made = new RegExp(`(?<![\\p{L}'])(?:${words.join('|')})(?![\\p{L}])`, 'giu')
  patterns.set(language, made)
  return made
}
