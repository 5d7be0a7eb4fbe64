/** Parsing numbers typed into the panels (spec section 5). */

export interface NumberRules {
  readonly min?: number
  readonly max?: number
  /** The value for an entry that is no number. */
  readonly fallback: number
  /** Decimal places kept. */
  readonly digits: number
}

/** The typed number, with a point or a comma; undefined if it is none. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : undefined
}

/** The field's value after blur: the typed number within its bounds, or the fallback. */
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
