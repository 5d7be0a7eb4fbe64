import { withOpacity } from '#shared/scene/colour'
import type { Box, Point, Scrim } from '#shared/scene/scene'

/** How a scrim fades: much of it close to its edge, and no line where it ends. */
const fading = [
  [0, 1],
  [0.25, 0.8],
  [0.5, 0.45],
  [0.75, 0.14],
  [1, 0],
] as const
/** Of the picture's length from that side. */
const depth = 0.8

/** From its edge inwards, for a gradient on a canvas or in an SVG. */
export function scrimVector(
  { side }: Scrim,
  { x, y, width, height }: Box,
): { readonly from: Point; readonly to: Point } {
  const middle = { x: x + width / 2, y: y + height / 2 }
  switch (side) {
    case 'bottom':
      return { from: { x: middle.x, y: y + height }, to: { x: middle.x, y: y + height * (1 - depth) } }
    case 'top':
      return { from: { x: middle.x, y }, to: { x: middle.x, y: y + height * depth } }
    case 'left':
      return { from: { x, y: middle.y }, to: { x: x + width * depth, y: middle.y } }
    case 'right':
      return { from: { x: x + width, y: middle.y }, to: { x: x + width * (1 - depth), y: middle.y } }
  }
}

export function scrimStops({ color, strength }: Scrim): { readonly stop: number; readonly color: string }[] {
  return fading.map(([stop, share]) => ({ stop, color: withOpacity(color, share * strength) }))
}
