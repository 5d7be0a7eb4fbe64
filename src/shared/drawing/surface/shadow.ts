import type { Layer } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv } from './canvas-2d.ts'

/**
 * How far left of the canvas the shadow's caster is drawn, in device pixels: beyond the widest export, and within the
 * 32,767 up to which rasterizers keep sub-pixel precision. Whole, so that edges fall on the same pixels.
 */
const away = 20_000

/**
 * Draws only a layer's shadow. The caster is drawn outside the canvas and its shadow moved back, so that a translucent
 * layer is not drawn twice. The light does not rotate with the layer.
 * @param cast draws the layer's outline in opaque black, enlarged by `spread` on every side
 */
export function drawShadow(ctx: Canvas2D, layer: Layer, env: DrawingEnv, cast: (spread: number) => void): void {
  const { shadow } = layer
  if (!shadow.enabled || shadow.opacity <= 0) return

  ctx.save()
  const { a, b, c, d, e, f } = ctx.getTransform()
  ctx.setTransform(a, b, c, d, e - away, f)
  ctx.globalAlpha = layer.opacity * shadow.opacity
  ctx.shadowColor = shadow.color
  ctx.shadowBlur = shadow.blur * env.pixelScale
  ctx.shadowOffsetX = away + shadow.offsetX * env.pixelScale
  ctx.shadowOffsetY = shadow.offsetY * env.pixelScale
  ctx.fillStyle = '#000'
  ctx.strokeStyle = '#000'
  cast(shadow.spread)
  ctx.restore()
}
