/** Units in the six languages' words; no two languages use one word for two of them. */

const lists = {
  USD: '$ usd dollar dollars dollari dollaro dólar dólares dólars us$',
  EUR: '€ eur euro euros',
  GBP: '£ gbp pound pounds pfund sterling sterline',
  CHF: 'chf franken francs francos franchi sfr',
  JPY: '¥ jpy yen',
  BRL: 'brl reais r$',
  percent: '%',
  permille: '‰ promille',
  points: 'points%',
  times: 'times x fois veces volte vezes fache fachen',
  second: 'second seconds sekunde sekunden seconde secondes segundos secondi',
  minute: 'minute minutes minuten minuto minutos minuti',
  hour: 'hour hours stunde stunden heure heures hora horas ora ore',
  day: 'day days tag tage tagen jour jours día días dia dias giorno giorni',
  week: 'week weeks woche wochen semaine semaines semana semanas settimana settimane',
  month: 'month months monat monate monaten mois mes meses mês mese mesi',
  year: 'year years jahr jahre jahren an ans année années año años ano anos anno anni',
  millimetre:
    'mm millimeter millimeters millimetre millimetres millimetern millimètre millimètres milímetros millimetri',
  centimetre:
    'cm centimeter centimeters centimetre centimetres centimetern centimètre centimètres centímetros centimetri',
  inch: 'inch inches zoll pouce pouces pulgadas pollici polegadas',
  foot: 'foot feet',
  pound: 'lb lbs libra libras libbra libbre',
  gram: 'gram grams gramme grammes gramm gramos grammi gramas',
  newtonmetre: 'nm',
  watt: 'watt watts vatios',
  gigabyte: 'gb gigabyte gigabytes gigabytes',
  megabyte: 'mb megabyte megabytes',
  terabyte: 'tb terabyte terabytes',
  cent: 'cent cents centimes centavos céntimos centesimi',
  decades: 'decade decades jahrzehnt jahrzehnte jahrzehnten décennie décennies década décadas decennio decenni',
  century:
    'century centuries jahrhundert jahrhunderte jahrhunderten siècle siècles siglo siglos secolo secoli século séculos',
  metre: 'meter meters metre metres metern mètre mètres metro metros metri',
  kilometre:
    'km kilometer kilometers kilometre kilometres kilometern kilomètre kilomètres kilómetros quilómetros quilômetros chilometri',
  mile: 'mile miles meilen milles millas miglia milhas',
  kilogram: 'kg kilogram kilograms kilogramm kilo kilos kilogrammes kilogramos chili quilos',
  tonne: 'tonne tonnes tons ton tonnen toneladas tonnellate',
  litre: 'litre litres liter liters litern litros litri',
  kilowatt: 'kw kilowatt kilowatts',
  megawatt: 'mw megawatt megawatts megavatios megavátios',
  gigawatt: 'gw gigawatt gigawatts gigavatios',
  kilowatthour: 'kwh kilowattstunden',
  hectare: 'hectare hectares hektar hectárea hectáreas ettaro ettari',
  'square-metre': 'm2 qm sqm quadratmeter quadratmetern',
  'square-kilometre': 'km2 qkm sqkm quadratkilometer quadratkilometern',
  'square-centimetre': 'cm2 quadratzentimeter quadratzentimetern',
  'square-millimetre': 'mm2',
  'square-foot': 'ft2 sqft',
  'square-mile': 'mi2 quadratmeile quadratmeilen',
  acre: 'acre acres',
  'cubic-metre': 'm3 cbm kubikmeter kubikmetern',
  'cubic-kilometre': 'km3 kubikkilometer kubikkilometern',
  'cubic-centimetre': 'cm3 ccm kubikzentimeter kubikzentimetern',
  degree: 'degree degrees grad degré degrés grado grados gradi grau graus',
} as const

/** Before or behind the unit they square: square kilometres, kilomètres carrés. */
const powers: Readonly<Record<string, 'square' | 'cubic'>> = Object.fromEntries([
  ...wordsOf('square sq carré carrés cuadrado cuadrados quadrato quadrati quadrado quadrados', 'square'),
  ...wordsOf('cubic cu cube cubes cúbico cúbicos cubo cubi', 'cubic'),
])

function wordsOf(words: string, power: 'square' | 'cubic'): [string, 'square' | 'cubic'][] {
  return words.split(' ').map((word) => [word, power])
}

const short: Readonly<Record<string, string>> = {
  m: 'metre',
  km: 'kilometre',
  cm: 'centimetre',
  ft: 'foot',
  mi: 'mile',
}

/** The unit that two words make, such as "square miles" and "mètres cubes"; null where they make none. */
export function unitOfTwo(first: string, second: string): string | null {
  const [power, word] = powers[first] ? [powers[first], second] : [powers[second], first]
  const unit = power && (units.get(word) ?? short[word])
  const whole = `${power}-${unit}`
  return unit && whole in lists ? whole : null
}

const units = new Map<string, string>(
  Object.entries(lists).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
)

/** German makes an adjective of amount and unit: 18-jährig, dreitägigen. */
const adjectives: readonly [RegExp, string][] = [
  [/^jährige?[mnrs]?$/, 'year'],
  [/^monatige?[mnrs]?$/, 'month'],
  [/^wöchige?[mnrs]?$/, 'week'],
  [/^tägige?[mnrs]?$/, 'day'],
  [/^stündige?[mnrs]?$/, 'hour'],
  [/^minütige?[mnrs]?$/, 'minute'],
  [/^prozentige?[mnrs]?$/, 'percent'],
]

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
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
  tonne: ['mass', 1_000_000],
  watt: ['power', 1],
  kilowatt: ['power', 1000],
  megawatt: ['power', 1_000_000],
  gigawatt: ['power', 1_000_000_000],
  megabyte: ['data', 1],
  gigabyte: ['data', 1000],
  terabyte: ['data', 1_000_000],
}

/** The quantity that a unit measures and how many of its smallest unit it is; a unit without relatives is its own quantity. */
export function quantityOf(unit: string): readonly [quantity: string, factor: number] {
  return quantities[unit] ?? [unit, 1]
}

const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'BRL'])

export function isCurrency(unit: string | null): boolean {
  return unit !== null && currencies.has(unit)
}

/** Written before the amount: €5, EUR 5, US$5. */
export function currencyBefore(word: string): string | null {
  return ['€', '$', '£', '¥', 'eur', 'usd', 'gbp', 'chf', 'jpy', 'brl'].includes(word) ? unitOf(word) : null
}
