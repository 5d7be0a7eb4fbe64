import type { IconLayer } from '#shared/scene/scene'
import { boxDrawing, type LayerDrawing } from '../layer/layer-drawing.ts'
import type { Canvas2D, DrawingEnv, PathLike } from '../surface/canvas-2d.ts'
import { iconPath } from '../surface/icon-path.ts'

/** The size of the field on which icons are drawn, and the width of their strokes on it. */
const field = 24
export const iconStrokeWidth = 2

/** The largest square in the middle of the layer: an icon keeps its proportions. */
export function iconSquare({ width, height }: IconLayer): { x: number; y: number; scale: number } {
  const size = Math.min(width, height)
  return { x: (width - size) / 2, y: (height - size) / 2, scale: size / field }
}

export const iconDrawing: LayerDrawing<IconLayer> = {
  ...boxDrawing,
  draw: (ctx, layer, env) => {
    ctx.strokeStyle = layer.data.color
    strokeIcon(ctx, layer, env, 0)
  },
  cast: strokeIcon,
}

/** All its nodes in one stroke, so that lines that cross do not show through each other. */
function strokeIcon(ctx: Canvas2D, layer: IconLayer, env: DrawingEnv, spread: number): void {
  const { x, y, scale } = iconSquare(layer)
  const lineWidth = iconStrokeWidth + (spread * 2) / scale
  if (lineWidth <= 0) return
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.lineWidth = lineWidth
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(pathOf(layer.data.nodes, env))
}

/** Remembered by the nodes' own object; one process draws in one kind of environment. */
const paths = new WeakMap<object, PathLike>()

function pathOf(nodes: IconLayer['data']['nodes'], env: DrawingEnv): PathLike {
  const known = paths.get(nodes)
  if (known) return known
  const path = env.createPath(iconPath(nodes))
  paths.set(nodes, path)
  return path
}
