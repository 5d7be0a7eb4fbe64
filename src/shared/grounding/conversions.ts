import type { NumberClaim } from './claims.ts'
import { quantityOf } from './units.ts'

/** Amounts in units of different systems: miles and kilometres, pounds and grams, Fahrenheit and Celsius. */

/** The smallest units of `quantityOf` that measure the same, in the first one's size. */
const systems: readonly Readonly<Record<string, number>>[] = [
  { time: 1, months: 2_629_800 },
  { length: 1, feet: 25.4, mile: 1_609_344 },
  { area: 1, 'square feet': 92_903.04 },
  { mass: 1, pounds: 28.3495 },
  { volume: 1, gallon: 3785.41 },
  { kmh: 1, mph: 1.609344 },
  { power: 1, horsepower: 740 },
]

/** Conversions are rounded as it suits the reader: 55 mph are 88 or 90 km/h. */
const tolerance = 0.025

/** Whether both say the same amount in different systems of units. */
export function isConverted(claim: NumberClaim, found: NumberClaim): boolean {
  const [value, other] = [claim.values[0] ?? 0, found.values[0] ?? 0]
  if (claim.unit === null || found.unit === null || claim.unit === found.unit) return false
  if (isTemperature(claim.unit) && isTemperature(found.unit)) return isSameTemperature(claim, found)
  const [quantity, factor] = quantityOf(weightOf(claim))
  const [otherQuantity, otherFactor] = quantityOf(weightOf(found))
  const system = systems.find((each) => quantity in each && otherQuantity in each)
  if (!system || quantity === otherQuantity) return false
  const amount = value * factor * (system[quantity] ?? 1)
  const otherAmount = other * otherFactor * (system[otherQuantity] ?? 1)
  return Math.abs(amount - otherAmount) <= otherAmount * tolerance
}

/** Pounds without a sign may be a weight. */
function weightOf({ unit, text }: NumberClaim): string {
  return unit === 'GBP' && !text.includes('£') ? 'pound' : (unit ?? '')
}

function isTemperature(unit: string): boolean {
  return unit === 'celsius' || unit === 'fahrenheit' || unit === 'degree'
}

function isSameTemperature(claim: NumberClaim, found: NumberClaim): boolean {
  const signed = ({ values, isNegative }: NumberClaim) => (isNegative ? -1 : 1) * (values[0] ?? 0)
  const isFahrenheit = found.unit === 'fahrenheit' || claim.unit === 'celsius'
  const celsius = isFahrenheit ? ((signed(found) - 32) * 5) / 9 : (signed(found) * 9) / 5 + 32
  return Math.abs(celsius - signed(claim)) <= 1
}
