import type { Gradient, GradientStop } from '#shared/scene/scene'
import { defaultGradient } from '#shared/scene/shape-layer'
import { isGradient } from './colours.ts'

/** The edits of a fill in the gradient field. */

export const stopLimits = { min: 2, max: 8 } as const

/** The gradient that replaces a plain fill. */
export function asGradient(fill: string | Gradient, type: Gradient['type']): Gradient {
  return isGradient(fill) ? { ...fill, type } : { ...defaultGradient, type }
}

/** The plain colour that replaces a gradient: its first. */
export function asPlain(fill: string | Gradient): string {
  return isGradient(fill) ? (fill.colors[0]?.color ?? '#000000') : fill
}

export function changeStop(gradient: Gradient, index: number, change: Partial<GradientStop>): Gradient {
  return { ...gradient, colors: gradient.colors.map((stop, at) => (at === index ? { ...stop, ...change } : stop)) }
}

/** Adds a stop in the middle of the widest gap, in the colour of the stop before it. */
export function addStop(gradient: Gradient): Gradient {
  if (gradient.colors.length >= stopLimits.max) return gradient
  const sorted = gradient.colors.toSorted((a, b) => a.stop - b.stop)
  const gaps = sorted.slice(1).map((stop, at) => ({ at, width: stop.stop - (sorted[at]?.stop ?? 0) }))
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { at: 0, width: 0 })
  const before = sorted[widest.at] ?? { color: '#000000', stop: 0 }
  const stop = Math.round((before.stop + widest.width / 2) * 100) / 100
  return { ...gradient, colors: sorted.toSpliced(widest.at + 1, 0, { color: before.color, stop }) }
}

export function removeStop(gradient: Gradient, index: number): Gradient {
  if (gradient.colors.length <= stopLimits.min) return gradient
  return { ...gradient, colors: gradient.colors.toSpliced(index, 1) }
}
