import { toMatrix } from '#shared/scene/geometry'
import type { Layer, Scene } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv } from '../surface/canvas-2d.ts'
import { drawShadow } from '../surface/shadow.ts'
import { drawingOf } from './layer-drawings.ts'

export interface DrawSceneOptions {
  /** Ids of layers to skip, such as the text that is being edited above the canvas. */
  readonly hidden?: ReadonlySet<string>
  /** Without it the canvas is transparent under the layers. */
  readonly background?: boolean
  /** Part of the scene's layers, bottom first, instead of all. */
  readonly layers?: readonly Layer[]
}

/**
 * Draws one page as it is exported: background and visible layers, clipped to the canvas. The context already has the
 * camera's transform, so units are canvas pixels; its state is restored.
 */
export function drawScene(ctx: Canvas2D, scene: Scene, env: DrawingEnv, options: DrawSceneOptions = {}): void {
  const { width, height, backgroundColor } = scene.settings
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, width, height)
  ctx.clip()
  if (options.background !== false) {
    ctx.fillStyle = backgroundColor
    ctx.fillRect(0, 0, width, height)
  }
  for (const layer of options.layers ?? scene.layers) {
    if (layer.visible && !options.hidden?.has(layer.id)) drawLayer(ctx, layer, env)
  }
  ctx.restore()
}

/**
 * Draws a layer in place, its shadow first. Opacity applies to each stroke and fill, as in SVG without groups: where
 * the stroke of a translucent shape covers its fill, both show.
 */
export function drawLayer(ctx: Canvas2D, layer: Layer, env: DrawingEnv): void {
  ctx.save()
  ctx.transform(...toMatrix(layer))
  const drawing = drawingOf(layer)
  drawShadow(ctx, layer, env, (spread) => drawing.cast(ctx, layer, env, spread))
  ctx.globalAlpha = layer.opacity
  drawing.draw(ctx, layer, env)
  ctx.restore()
}
