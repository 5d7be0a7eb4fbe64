import type { Box, Scrim } from '#shared/scene/scene'
import type { Canvas2D } from '../surface/canvas-2d.ts'
import { scrimStops, scrimVector } from '../surface/scrim.ts'

/** The shade over one side of a picture, on which a text can be read. */
export function drawScrim(ctx: Canvas2D, scrim: Scrim, at: Box): void {
  const { from, to } = scrimVector(scrim, at)
  const gradient = ctx.createLinearGradient(from.x, from.y, to.x, to.y)
  for (const { stop, color } of scrimStops(scrim)) gradient.addColorStop(stop, color)
  ctx.fillStyle = gradient
  ctx.fillRect(at.x, at.y, at.width, at.height)
}
