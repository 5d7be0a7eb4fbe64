import type { Facts } from '#shared/designs/facts'
import { gap, money, number, percent, plain, scale, sign } from '#shared/facts/number-words'

/** What is measured, beside percentages, large numbers and money, which the facts know already. */
const measures =
  'km²|km/h|km|m²|m³|cm|mm|m|kg|g|t|ha|kWh|MWh|GWh|TWh|kW|MW|GW|TW|°C|°F|GB|TB|MB|tons|tonnes|tonne|Tonnen|Tonne|toneladas|tonnellate|degrees|Grad|degrés|grados|gradi|graus'
const times =
  'seconds|minutes|hours|days|weeks|months|years|Sekunden|Minuten|Stunden|Tagen|Tage|Wochen|Monaten|Monate|Jahren|Jahre|Uhr|secondes|heures|jours|semaines|mois|ans|années|segundos|minutos|horas|días|semanas|meses|años|secondi|minuti|ore|giorni|settimane|mesi|anni|dias|anos'
const unit = `(?:${percent}|${scale}|${money}|(?:${measures}|${times})(?![\\p{L}\\d]))`

const amounts = new RegExp(`${plain}${gap}${unit}|${sign}\\s${number}`, 'gu')
/** Words of a unit beyond these letters may part: as one they would not fit a narrow column. */
const longestWhole = 18

/**
 * Facts in whose words a number and its unit stay in one line: the spaces between them are such as do not break. In the
 * product's languages.
 */
export function keepUnits(values: Facts): Facts {
  const kept = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replace(amounts, joined) : value,
  ])
  return Object.fromEntries(kept)
}

function joined(amount: string): string {
  return amount.length <= longestWhole ? amount.replaceAll(' ', '\u00a0') : amount.replace(/ (?=\D)/u, '\u00a0')
}
