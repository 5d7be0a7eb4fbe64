import type { LineCap, ShapeData } from './scene.ts'

/** How large the ends of lines are: in proportion to the stroke, and never so small that they are lost. */

type CappedLine = Pick<ShapeData, 'startCap' | 'endCap' | 'strokeWidth'>

const widths: { readonly [Cap in LineCap]: number } = { arrow: 3.6, dot: 2.8 }
const minWidth = 6

/** Across the line, canvas pixels, of the wider of its ends. */
export function capWidth(data: CappedLine, caps: readonly (LineCap | undefined)[] = [data.startCap, data.endCap]) {
  return Math.max(0, ...caps.map((cap) => (cap ? Math.max(data.strokeWidth * widths[cap], minWidth) : 0)))
}

export function hasCap({ startCap, endCap }: Pick<ShapeData, 'startCap' | 'endCap'>): boolean {
  return startCap !== undefined || endCap !== undefined
}
