/** What a typed entry of the property panel means. An entry that is no number falls back (spec section 5, Editor). */

interface NumberRule {
  readonly fallback: number
  readonly min?: number
  readonly max?: number
}

/** By edited property; the limits are those of spec section 5 and of the saved format. */
export const numberRules = {
  width: { fallback: 1, min: 1, max: 100_000 },
  height: { fallback: 1, min: 1, max: 100_000 },
  fontSize: { fallback: 24, min: 1, max: 2_000 },
  position: { fallback: 0, min: -100_000, max: 100_000 },
  rotation: { fallback: 0, min: -360, max: 360 },
  opacity: { fallback: 0, min: 0, max: 1 },
  lineHeight: { fallback: 0, min: 0, max: 10 },
  cornerRadius: { fallback: 0, min: 0, max: 50 },
  strokeWidth: { fallback: 0, min: 0, max: 1_000 },
  gradientAngle: { fallback: 0, min: 0, max: 360 },
  /** In percent, as typed. */
  gradientStop: { fallback: 0, min: 0, max: 100 },
  shadowOffset: { fallback: 0, min: -1_000, max: 1_000 },
  shadowBlur: { fallback: 0, min: 0, max: 1_000 },
  shadowSpread: { fallback: 0, min: -1_000, max: 1_000 },
  shadowOpacity: { fallback: 0, min: 0, max: 1 },
} as const satisfies Record<string, NumberRule>

/** Also takes a comma as the decimal mark. A number beyond the limits becomes the limit. */
export function readNumberEntry(entry: string, rule: NumberRule): number {
  const text = entry.trim().replace(',', '.')
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) return rule.fallback
  return Math.min(rule.max ?? value, Math.max(rule.min ?? value, value))
}
