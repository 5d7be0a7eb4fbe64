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
  second: 'second seconds sekunde sekunden seconde secondes segundos secondi',
  minute: 'minute minutes minuten minuto minutos minuti',
  hour: 'hour hours stunde stunden heure heures hora horas ora ore',
  day: 'day days tag tage tagen jour jours día días dia dias giorno giorni',
  week: 'week weeks woche wochen semaine semaines semana semanas settimana settimane',
  month: 'month months monat monate monaten mois mes meses mês mese mesi',
  year: 'year years jahr jahre jahren an ans année années año años ano anos anno anni',
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
  hectare: 'hectare hectares hektar hectáreas ettari hectares',
} as const

const units = new Map<string, string>(
  Object.entries(lists).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
)

export function unitOf(word: string): string | null {
  return units.get(word) ?? null
}

const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'BRL'])

export function isCurrency(unit: string | null): boolean {
  return unit !== null && currencies.has(unit)
}

/** Written before the amount: €5, EUR 5, US$5. */
export function currencyBefore(word: string): string | null {
  return ['€', '$', '£', '¥', 'eur', 'usd', 'gbp', 'chf', 'jpy', 'brl'].includes(word) ? unitOf(word) : null
}
