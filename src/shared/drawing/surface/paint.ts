import { gradientVector } from '#shared/scene/gradient'
import type { Gradient } from '#shared/scene/scene'
import type { Canvas2D, GradientLike } from './canvas-2d.ts'

/** A fill as the canvas takes it, for a layer of this size with its corner at the origin. */
export function paintOf(ctx: Canvas2D, fill: string | Gradient, width: number, height: number): unknown {
  if (typeof fill === 'string') return fill
  const gradient = createGradient(ctx, fill, width, height)
  for (const { stop, color } of fill.colors) gradient.addColorStop(Math.min(Math.max(stop, 0), 1), color)
  return gradient
}

function createGradient(ctx: Canvas2D, fill: Gradient, width: number, height: number): GradientLike {
  const { from, to, length } = gradientVector(fill, width, height)
  return fill.type === 'radial'
    ? ctx.createRadialGradient(from.x, from.y, 0, from.x, from.y, length)
    : ctx.createLinearGradient(from.x, from.y, to.x, to.y)
}

/** Whether it is fully transparent, so that the stroke or fill can be skipped. */
export function isClear(fill: string | Gradient): boolean {
  return fill === '' || fill === 'transparent' || fill === 'none'
}
