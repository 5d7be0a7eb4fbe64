import { applyMatrix, boxOf, layerBounds } from '#shared/scene/geometry'
import type { Box, Layer } from '#shared/scene/scene'
import { drawingOf } from '../canvas/layer-drawings.ts'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import { linesOf } from './pdf-text.ts'

/**
 * Orders layers for writing: a layer below another that it touches comes first, so that the page looks the same.
 * Otherwise texts follow reading order, since readers select and copy in that order.
 * @param layers bottom first
 * @param rankOf reading rank; undefined for decoration, which comes as early as possible
 */
export function contentOrder(
  layers: readonly Layer[],
  rankOf: (layer: Layer) => number | undefined,
  measure: TextMeasure,
): Layer[] {
  const waiting = layers.map((layer) => ({ layer, rank: rankOf(layer) ?? -1, box: drawnBox(layer, measure) }))
  const below = waiting.map(({ box }, at) => waiting.slice(0, at).filter((other) => overlaps(other.box, box)).length)
  const order: Layer[] = []
  const isWritten = waiting.map(() => false)
  while (order.length < layers.length) {
    let next = -1
    for (const [at, { rank }] of waiting.entries()) {
      if (isWritten[at] || below[at] !== 0) continue
      if (next < 0 || rank < (waiting[next]?.rank ?? 0)) next = at
    }
    const chosen = waiting[next]
    if (!chosen) break // cannot be: the lowest of those that wait has nothing below it
    isWritten[next] = true
    order.push(chosen.layer)
    for (const [at, { box }] of waiting.entries()) {
      if (at > next && overlaps(chosen.box, box)) below[at] = (below[at] ?? 1) - 1
    }
  }
  return order
}

/**
 * All that it paints, with its shadow. For a text it is the area of its lines, which may be smaller or larger than its
 * box.
 */
function drawnBox(layer: Layer, measure: TextMeasure): Box {
  const drawing = drawingOf(layer)
  const lines = linesOf(measure, layer)
  if (lines.length === 0) return grown(layerBounds(layer), drawing.reach(layer), layer)
  const corners = lines.flatMap(({ x, baseline, width, fontSize, matrix }) =>
    [x, x + width].flatMap((side) =>
      [baseline - fontSize, baseline + fontSize * 0.35].map((edge) => applyMatrix(matrix, { x: side, y: edge })),
    ),
  )
  return grown(boxOf(corners), 0, layer)
}

function grown(box: Box, reach: number, { shadow }: Layer): Box {
  const soft = shadow.enabled ? Math.max(shadow.spread, 0) + shadow.blur * 1.5 : 0
  const [moveX, moveY] = shadow.enabled ? [shadow.offsetX, shadow.offsetY] : [0, 0]
  const left = reach + soft + Math.max(0, -moveX)
  const top = reach + soft + Math.max(0, -moveY)
  const right = reach + soft + Math.max(0, moveX)
  const bottom = reach + soft + Math.max(0, moveY)
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom }
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !isBeside && one.y + one.height > other.y && other.y + other.height > one.y
}
