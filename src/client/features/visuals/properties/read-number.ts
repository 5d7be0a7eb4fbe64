/** How numbers are typed into the panels (spec section 5). */

export interface NumberRules {
  readonly min?: number
  readonly max?: number
  /** What an entry that is no number becomes. */
  readonly fallback: number
  /** Digits behind the point that are kept. */
  readonly digits: number
}

/** The number that was typed, with a point or a comma; nothing when it is none. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : undefined
}

/** What stands in the field once it is left: the typed number within its bounds, or the fallback. */
export function settleNumber(text: string, rules: NumberRules): number {
  return keepWithin(parseNumber(text) ?? rules.fallback, rules)
}

export function keepWithin(value: number, { min = -Infinity, max = Infinity, digits }: NumberRules): number {
  return roundTo(Math.min(max, Math.max(min, value)), digits)
}

export function isWithin(value: number, { min = -Infinity, max = Infinity }: NumberRules): boolean {
  return value >= min && value <= max
}

export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor + 0 // never -0
}
