import type { Box, Layer, Scene } from '#shared/scene/scene'
import type { Room } from './fit-text.ts'

/** Canvas pixels between a text and the next layer below it, and between it and the edge of its page or panel. */
const gap = 16
/** Of the font size: large letters keep more of a distance. */
const leading = 0.5
const margin = 40

/** A text's own place and the free room below it: to the next layer, or to the end of its page or panel. */
export function roomFor(layer: Layer, { layers, settings }: Scene): Room {
  const bottom = layer.y + layer.height
  const apart = layer.type === 'text' ? Math.max(gap, layer.data.fontSize * leading) : gap
  const others = layers.filter((each) => each !== layer && overlapAcross(each, layer))
  const below = others.filter(({ y }) => y >= bottom - 1).map(({ y }) => y - apart)
  const panels = others.filter((each) => each.y <= layer.y && each.y + each.height >= bottom)
  const ends = panels.map((panel) => panel.y + panel.height - margin)
  const end = Math.min(settings.height - margin, ...below, ...ends)
  return { width: layer.width, height: Math.max(layer.height, end - layer.y) }
}

function overlapAcross(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width
}
