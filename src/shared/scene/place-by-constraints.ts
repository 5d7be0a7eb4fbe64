import { fitLetters, type MeasureText } from './fit-letters.ts'
import { kindOf } from './layer-kinds.ts'
import type { Box, Layer } from './scene.ts'
import { withoutLines } from './text-layer.ts'

interface Pages {
  readonly before: Box
  readonly after: Box
  /** Times what margins and sizes were. */
  readonly edge: number
  readonly letters: number
  readonly measure: MeasureText
}

/** Places a layer by its constraints. On an axis without one it scales with the page. */
export function placeByConstraints(layer: Layer, { before, after, edge, letters, measure }: Pages): Layer {
  const { across = 'scale', down = 'scale' } = layer.constraints ?? {}
  const horizontal = onAxis(across, layer.x, layer.width, { before: before.width, after: after.width, edge })
  const vertical = onAxis(down, layer.y, layer.height, { before: before.height, after: after.height, edge })
  const box = { x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length }
  if (layer.type === 'text') {
    const room = { width: box.width, height: Math.max(box.height, after.height / 2) }
    const data = fitLetters({ data: withoutLines(layer.data), width: layer.width }, room, letters, measure)
    const height = measure(data, box.width)
    return { ...layer, ...box, data, height, y: box.y + (box.height - height) * freeAbove[down] }
  }
  const scale = { x: box.width / layer.width, y: box.height / layer.height }
  return { ...kindOf(layer).scaled(layer, scale, scale.x === scale.y), ...box }
}

/** How much of the room that a text leaves is above it. */
const freeAbove = { top: 0, stretch: 0, scale: 0, middle: 0.5, bottom: 1 } as const

interface Axis {
  readonly before: number
  readonly after: number
  readonly edge: number
}

function onAxis(constraint: string, start: number, length: number, { before, after, edge }: Axis) {
  const kept = length * edge
  const margin = before - start - length
  switch (constraint) {
    case 'left':
    case 'top':
      return { start: start * edge, length: kept }
    case 'right':
    case 'bottom':
      return { start: after - margin * edge - kept, length: kept }
    case 'centre':
    case 'middle':
      return { start: after / 2 + (start + length / 2 - before / 2) * edge - kept / 2, length: kept }
    case 'stretch':
      return { start: start * edge, length: Math.max(1, after - (start + margin) * edge) }
    default:
      return { start: (start * after) / before, length: (length * after) / before }
  }
}
