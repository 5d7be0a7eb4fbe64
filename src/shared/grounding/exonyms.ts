import { type Language, languages } from '#shared/rules/languages'

/** Places that are called otherwise in other languages. Countries come from the platform; these are what it leaves out. */
const places = `
  london londres londra | paris parigi | rome roma rom | milan milano mailand milán milão | venice venezia venedig venise venecia veneza
  florence firenze florenz florencia florença | naples napoli neapel nápoles | turin torino turín turim | genoa genova genua gênes génova gênova
  munich münchen monaco múnich munique | cologne köln colonia colônia | hanover hannover | nuremberg nürnberg norimberga
  vienna wien vienne viena | geneva genf genève ginevra ginebra genebra | zurich zürich zurigo zúrich | basel bâle basilea
  brussels brüssel bruxelles bruselas bruxelas | antwerp antwerpen anvers anversa amberes antuérpia | hague haag haye aja haia
  lisbon lisboa lissabon lisbonne lisbona | athens athen athènes atene atenas | prague prag praga | warsaw warschau varsovie varsavia varsovia
  moscow moskau moscou mosca moscú moscovo | copenhagen kopenhagen copenhague | stockholm stoccolma estocolmo | tokyo tokio tóquio
  beijing peking pékin pechino pekín pequim | cairo kairo caire | seville sevilla siviglia séville sevilha | barcelona barcelone barcellona
  toulouse tolosa | marseille marsella marsiglia marselha | lyon lione | nice nizza niza | strasbourg straßburg strasburgo estrasburgo
  new_york nueva_york nova_york nova_iorque | europe europa | africa afrika afrique áfrica | asia asien asie ásia | america amerika amérique américa
  christmas weihnachten noël noel natale navidad natal | easter ostern pâques pasqua pascua páscoa | thanksgiving ringraziamento
  un uno onu | eu ue`

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
  for (const [place, row] of places.split('|').entries())
    for (const word of row.trim().split(/\s+/)) names.set(fold(word.replaceAll('_', ' ')), -1 - place)
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
