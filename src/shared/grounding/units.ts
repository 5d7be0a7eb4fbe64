import { languagePacks } from '#shared/languages/packs'
import type { Unit } from '#shared/languages/parts/checking-words'
import { inAnyLanguage, wordsOf } from './lexicon.ts'

/** Units in the words of all languages, with the same meaning in each. */

/** Written alike in all languages. */
const signs: Readonly<Partial<Record<Unit, string>>> = {
  USD: '$ usd us$',
  EUR: '€ eur',
  GBP: '£ gbp',
  CHF: 'chf sfr',
  JPY: '¥ jpy',
  BRL: 'brl r$',
  INR: 'inr ₹',
  CNY: 'cny rmb',
  percent: '%',
  permille: '‰',
  points: 'points%',
  times: 'x',
  millimetre: 'mm',
  centimetre: 'cm',
  newtonmetre: 'nm',
  gigabyte: 'gb',
  megabyte: 'mb',
  terabyte: 'tb',
  kilometre: 'km',
  kilogram: 'kg',
  kilowatt: 'kw',
  megawatt: 'mw',
  gigawatt: 'gw',
  watthour: 'wh',
  kilowatthour: 'kwh',
  megawatthour: 'mwh',
  gigawatthour: 'gwh',
  terawatthour: 'twh',
  'square-metre': 'm2 qm sqm mq',
  'square-kilometre': 'km2 qkm sqkm kmq',
  'square-centimetre': 'cm2',
  'square-millimetre': 'mm2',
  'square-foot': 'ft2 sqft',
  'square-mile': 'mi2',
  'cubic-metre': 'm3 cbm',
  'cubic-kilometre': 'km3',
  'cubic-centimetre': 'cm3 ccm',
}

const packs = Object.values(languagePacks).map(({ checking }) => checking)
const units = new Map<string, Unit>(
  [signs, ...packs.map((pack) => pack.units)].flatMap((lists) =>
    Object.entries(lists).flatMap(([unit, words]) =>
      wordsOf(words).map((word): [string, Unit] => [word, unit as Unit]),
    ),
  ),
)
const known: ReadonlySet<string> = new Set([...Object.keys(signs), ...Object.keys(packs[0]?.units ?? {})])

/** Before or behind the unit they raise: square kilometres, kilomètres carrés. */
const powers = {
  square: inAnyLanguage(({ squared }) => squared),
  cubic: inAnyLanguage(({ cubed }) => cubed),
}

const short: Readonly<Record<string, string>> = {
  m: 'metre',
  km: 'kilometre',
  cm: 'centimetre',
  ft: 'foot',
  mi: 'mile',
}

/** Of distance and time: km/h, miles an hour. */
const speeds: Readonly<Record<string, string>> = { kilometre: 'kmh', mile: 'mph' }

/** The unit of a distance within an hour; null for other units. */
export function speedOf(unit: string): string | null {
  return speeds[unit] ?? null
}

/** The unit of two words, such as "square miles" and "mètres cubes"; null if they form none. */
export function unitOfTwo(first: string, second: string): string | null {
  const [power, word] = powerOf(first) ? [powerOf(first), second] : [powerOf(second), first]
  const unit = power && (units.get(word) ?? short[word])
  const whole = `${power}-${unit}`
  return unit && known.has(whole) ? whole : null
}

function powerOf(word: string): keyof typeof powers | null {
  if (powers.square.has(word)) return 'square'
  return powers.cubic.has(word) ? 'cubic' : null
}

const adjectives = packs.flatMap(({ unitAdjectives }) => unitAdjectives)

export function unitOf(word: string): string | null {
  return units.get(word) ?? adjectives.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/** Units of one quantity by the smallest of them, so that half an hour is 30 minutes and 2 km are 2,000 metres. */
const quantities: Readonly<Record<string, readonly [quantity: string, factor: number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  month: ['months', 1],
  year: ['months', 12],
  decades: ['months', 120],
  century: ['months', 1200],
  millimetre: ['length', 1],
  centimetre: ['length', 10],
  metre: ['length', 1000],
  kilometre: ['length', 1_000_000],
  inch: ['feet', 1],
  foot: ['feet', 12],
  yard: ['feet', 36],
  'square-millimetre': ['area', 1],
  'square-centimetre': ['area', 100],
  'square-metre': ['area', 1_000_000],
  hectare: ['area', 10_000_000_000],
  'square-kilometre': ['area', 1_000_000_000_000],
  'square-foot': ['square feet', 1],
  acre: ['square feet', 43_560],
  'square-mile': ['square feet', 27_878_400],
  'cubic-centimetre': ['volume', 1],
  litre: ['volume', 1000],
  'cubic-metre': ['volume', 1_000_000],
  'cubic-kilometre': ['volume', 1_000_000_000_000_000],
  ounce: ['pounds', 1],
  pound: ['pounds', 16],
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
  tonne: ['mass', 1_000_000],
  watt: ['power', 1],
  kilowatt: ['power', 1000],
  megawatt: ['power', 1_000_000],
  gigawatt: ['power', 1_000_000_000],
  watthour: ['energy', 1],
  kilowatthour: ['energy', 1000],
  megawatthour: ['energy', 1_000_000],
  gigawatthour: ['energy', 1_000_000_000],
  terawatthour: ['energy', 1_000_000_000_000],
  megabyte: ['data', 1],
  gigabyte: ['data', 1000],
  terabyte: ['data', 1_000_000],
}

/** A unit's quantity and its factor to the smallest unit; a unit without relatives is its own quantity. */
export function quantityOf(unit: string): readonly [quantity: string, factor: number] {
  return quantities[unit] ?? [unit, 1]
}

const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'BRL', 'INR', 'CNY'])

export function isCurrency(unit: string | null): boolean {
  return unit !== null && currencies.has(unit)
}

/** Written before the amount: €5, EUR 5, US$5. */
export function currencyBefore(word: string): string | null {
  return /^(?:[€$£¥₹]|eur|usd|gbp|chf|jpy|brl|inr|cny|rmb)$/.test(word) ? unitOf(word) : null
}
