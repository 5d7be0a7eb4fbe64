import { serverPacks } from '#shared/languages/server-packs'
import { textWords } from '#shared/languages/texts'
import { type Language, languageIds } from '#shared/rules/languages'
import { givenNames } from './given-names.ts'
import { endsInRole, isSayingNext } from './speech-words.ts'
import { isPlainWord, stopWordsOf } from './stop-words.ts'

/** Full names of an article by their last word, for setting a bare surname in full. */
export type People = ReadonlyMap<string, string>

const word = "\\p{Lu}[\\p{L}\\p{M}'’]{0,40}\\p{Ll}(?:-\\p{Lu}[\\p{L}\\p{M}]{1,40})?"
const particle = '(?:de|da|do|dos|di|del|della|von|van|der|den|la|le|bin|al|el|ter)'
/** Two or three words, with initials and particles between. */
export const fullName = `${word}(?:\\s\\p{Lu}\\.){0,2}(?:\\s${particle}){0,2}\\s${word}(?:\\s${word})?`
const fullNamePattern = new RegExp(`(?<![\\p{L}\\p{N}])${fullName}(?![\\p{L}\\p{N}])`, 'gu')
const capitalised = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu')
const scannedChars = 60_000
const maxPeople = 300
const articlesBefore = new Map<Language | null, RegExp>(
  [null, ...languageIds].map((language) => {
    const all = (language === null ? languageIds : [language]).map((each) => serverPacks[each].writing.articles)
    return [language, new RegExp(`(?<![\\p{L}\\d])(?:${all.join('|')}|\\d{1,9})\\s(\\p{Lu}[\\p{L}'’-]+)`, 'gu')]
  }),
)

/**
 * Who is named in full. Words that the text has in lower case or behind an article are nouns, and "the" before two words
 * with capitals makes them an institution.
 */
export function findPeople(text: string, language: Language | null): People {
  const scanned = text.slice(0, scannedChars)
  const lowerCase = new Set(scanned.match(/(?<!\p{L})\p{Ll}{2,}/gu))
  const behindArticle = new Set(
    Array.from(scanned.matchAll(articlesBefore.get(language) ?? /(?!)/gu), ([, noun = '']) => noun),
  )
  const stopWords = stopWordsOf(language)
  const isName = (part: string) => {
    const lower = part.toLowerCase()
    return (
      part.length > 2 &&
      !lowerCase.has(lower) &&
      !stopWords.has(lower) &&
      !isPlainWord(part, language) &&
      !behindArticle.has(part)
    )
  }
  const people = new Map<string, string>()
  const pattern = fullNamePattern
  pattern.lastIndex = 0
  for (let match = pattern.exec(scanned); match && people.size < maxPeople; match = pattern.exec(scanned)) {
    const [whole] = match
    const name = whole.replace(/['’]s?$/u, '')
    const parts = name.split(' ')
    const [first = '', surname = ''] = [parts[0], parts.at(-1)]
    if (isName(first) && isName(surname) && isPerson(first, scanned, match.index, whole.length, language)) {
      if (!people.has(surname)) people.set(surname, name)
    } else {
      // "Secretary Mark Esper": the name may begin with the next word
      pattern.lastIndex = match.index + first.length
    }
  }
  return people
}

/** A common given name, or signs of a person around it: an age, "who", a verb of saying, a role. */
function isPerson(first: string, text: string, at: number, length: number, language: Language | null): boolean {
  if (givenNames.has(first.toLowerCase().split('-')[0] ?? '')) return true
  if (language === null || textWords[language].capitalisesNouns) return false
  const after = text.slice(at + length, at + length + 30)
  return (
    /^,\s(?:\d{2},|who\b|qui\b|quien\b)/u.test(after) ||
    isSayingNext(after, language) ||
    endsInRole(text.slice(Math.max(0, at - 40), at), language)
  )
}

/** The sentence with surnames completed to full names unless mentioned before; additions are in square brackets. */
export function introduceNames(text: string, before: string, people: People): string {
  const said = new Set<string>()
  return text.replace(capitalised, (whole, at: number) => {
    const part = whole.replace(/['’]s?$/u, '')
    const name = people.get(part)
    if (name === undefined || said.has(name)) return whole
    said.add(name)
    if (text.includes(name) || before.includes(name) || isNamed(text, at, part)) return whole
    return `[${name.slice(0, -part.length - 1)}] ${whole}`
  })
}

/** Another name or a title is next to it. */
function isNamed(text: string, at: number, part: string): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  return (
    /(?:\p{Lu}[\p{L}.'’-]{0,30}|\s(?:de|da|do|di|von|van|der|den|zu))\s$/u.test(before) ||
    /^\s\p{Lu}/u.test(text.slice(at + part.length, at + part.length + 3))
  )
}
