import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'

export type Opening = 'question' | 'first-person' | 'number' | 'imperative' | 'quotation' | 'emoji' | 'statement'

interface OpeningSets {
  firstPerson: ReadonlySet<string>
  imperative: ReadonlySet<string>
}

const known = new Map<Language, OpeningSets>()

function openingWordsOf(language: Language): OpeningSets {
  const before = known.get(language)
  if (before) return before
  const { firstPerson, imperative } = languagePacks[language].voice.opening
  const made = { firstPerson: new Set(firstPerson.split(/\s+/)), imperative: new Set(imperative.split(/\s+/)) }
  known.set(language, made)
  return made
}

/** How a post begins, by its first sentence. */
export function openingOf(firstSentence: string, language: Language): Opening {
  const text = firstSentence.trim()
  if (/\?["”“»’')]*$/u.test(text)) return 'question'
  if (/^["“„«»'‘‚]/u.test(text)) return 'quotation'
  if (/^[^\p{L}\p{N}]*\p{Extended_Pictographic}/u.test(text) && !/^\p{N}/u.test(text)) return 'emoji'
  if (/^[€$£¥]?\s?\p{Nd}/u.test(text)) return 'number'
  const first = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/u.exec(text)?.[0].toLowerCase().replaceAll('’', "'") ?? ''
  const words = openingWordsOf(language)
  if (words.firstPerson.has(first)) return 'first-person'
  return words.imperative.has(first) ? 'imperative' : 'statement'
}
