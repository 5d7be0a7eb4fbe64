import type { Box } from '#shared/scene/scene'
import type { Canvas2D } from './canvas-2d.ts'
import { roundedBox } from './outline.ts'

/** Adds a rectangle to the path; see `roundedBox`. */
export function traceRounded(ctx: Canvas2D, box: Box, cornerRadius: number, outset = 0): void {
  const { x, y, width, height, radius } = roundedBox(box, cornerRadius, outset)
  if (radius > 0) ctx.roundRect(x, y, width, height, radius)
  else ctx.rect(x, y, width, height)
}
