import { languagePacks } from '#shared/languages/packs'
import { type Language, languages } from '#shared/rules/languages'
import { wordsOf } from './lexicon.ts'

/** Countries by their short names. */
const shortNames = { us: 'US', usa: 'US', eua: 'US', eeuu: 'US', uk: 'GB', britain: 'GB' }

const names = new Map<string, number>()
const readLanguages = new Set<Language>()

/** A number for the place or feast that the word is in any of the two languages; undefined for any other word. */
export function placeOf(word: string, from: Language, to: Language): number | undefined {
  if (names.size === 0) addPlaces()
  for (const language of [from, to]) addCountries(language)
  return names.get(fold(word))
}

function addPlaces(): void {
  for (const { checking } of Object.values(languagePacks))
    for (const [place, words] of Object.values(checking.places).entries())
      for (const word of wordsOf(words)) names.set(fold(word), -1 - place)
  for (const [word, code] of Object.entries(shortNames)) names.set(word, countryOf(code))
}

function addCountries(language: Language): void {
  if (readLanguages.has(language)) return
  readLanguages.add(language)
  const inLanguage = new Intl.DisplayNames([languages[language].code], { type: 'region', fallback: 'none' })
  for (let first = 65; first <= 90; first += 1)
    for (let second = 65; second <= 90; second += 1) {
      const code = String.fromCharCode(first, second)
      const name = inLanguage.of(code)
      if (name) setOnce(fold(name), countryOf(code))
    }
}

function countryOf(code: string): number {
  return code.charCodeAt(0) * 100 + code.charCodeAt(1)
}

function setOnce(name: string, place: number): void {
  if (!names.has(name)) names.set(name, place)
}

/** Lower case without accents. */
export function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('-', ' ')
}
