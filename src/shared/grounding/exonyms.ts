import { languagePacks } from '#shared/languages/packs'
import { type Language, languages } from '#shared/rules/languages'
import { wordsOf } from './lexicon.ts'

/** Countries, places and feasts, which each language calls by names of its own. */

/** Short names of countries, and English names of their people that are no form of the country's. */
const shortNames: Readonly<Record<string, string>> = {
  US: 'us usa eua eeuu america american americans amerika',
  GB: 'uk gb britain british briton britons',
  NL: 'dutch holland hollande holanda olanda',
  FR: 'french',
  ES: 'spanish spaniard spaniards',
  CH: 'swiss',
  DK: 'danish dane danes',
  GR: 'greek greeks',
  PL: 'polish pole poles',
  TR: 'turkish turk turks',
  IE: 'irish',
  CZ: 'czech czechia tschechien tchequie chequia cechia tchequia tsjechie',
  AE: 'uae emirati emiratis',
  KR: 'korea korean koreans',
}

type Place = string

/** Names by place and language, in plain letters. */
const namesOf = new Map<Language, Map<Place, string[]>>()
const placesOf = new Map<Language, Map<string, Place>>()

/** What a place or feast is called in another language, or else in the same; none for any other name. */
export function otherNamesOf(name: string, from: Language, to: Language): readonly string[] {
  const place = read(from).get(fold(name))
  if (place === undefined) return []
  read(to)
  return (namesOf.get(to)?.get(place) ?? []).filter((other) => from !== to || other !== fold(name))
}

function read(language: Language): ReadonlyMap<string, Place> {
  const known = placesOf.get(language)
  if (known) return known
  const names = new Map<Place, string[]>()
  const places = new Map<string, Place>()
  const add = (place: Place, name: string) => {
    if (places.has(name)) return
    places.set(name, place)
    names.set(place, [...(names.get(place) ?? []), name])
  }
  for (const [place, words] of Object.entries(languagePacks[language].checking.places))
    for (const word of wordsOf(words)) add(place, fold(word))
  for (const [code, name] of countriesIn(language)) add(code, fold(name))
  for (const [code, words] of Object.entries(shortNames)) for (const word of wordsOf(words)) add(code, word)
  placesOf.set(language, places)
  namesOf.set(language, names)
  return places
}

function countriesIn(language: Language): [code: string, name: string][] {
  const inLanguage = new Intl.DisplayNames([languages[language].code], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.flatMap((code) => {
    const name = inLanguage.of(code)
    return name ? [[code, name] as [string, string]] : []
  })
}

/** Lower case without accents. */
export function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('-', ' ')
}
