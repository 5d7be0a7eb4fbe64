import { drawingOf } from '#shared/drawing/layer-drawings'
import { type Camera, worldToScreen } from '#shared/scene/camera'
import { layerBounds } from '#shared/scene/geometry'
import type { Box, Layer } from '#shared/scene/scene'
import type { EditorState } from './editor-state.ts'

/**
 * How much of the view a step of a gesture can have changed, so that no more of it is drawn anew. Too large costs time,
 * too small leaves traces: what paints beyond its layer's box is allowed for generously.
 */

/** In CSS pixels of the view; undefined for no layers. */
export function paintedBox(layers: readonly Layer[], camera: Camera): Box | undefined {
  if (layers.length === 0) return undefined
  const painted = layers.map((layer) => outward(layerBounds(layer), paintReach(layer)))
  return outward(onScreen(camera, painted.reduce(joinBoxes)), 2)
}

/** How far a layer paints beyond its box, in canvas pixels. */
function paintReach(layer: Layer): number {
  const { shadow } = layer
  const own = drawingOf(layer).reach(layer)
  if (!shadow.enabled) return own
  return (
    own + Math.max(Math.abs(shadow.offsetX), Math.abs(shadow.offsetY)) + Math.max(shadow.spread, 0) + shadow.blur * 2
  )
}

/** Of a badge that stands beside what it tells of, the handle that rotates and the width of their lines. */
const markReach = 48
/** A badge that hangs from the right edge of a narrow frame reaches beyond its left. */
const badgeWidth = 120

/** What the overlay shows of a selection, a marquee and snap lines; undefined when that is all over the view. */
export function markedBoxes(state: EditorState): readonly Box[] | undefined {
  const { camera, preview, marquee, snapLines, cropping, editingText, hover, selection } = state
  if (cropping || editingText || hover !== undefined || marquee || (!preview && selection.length > 0)) return undefined
  const lines = snapLines.map(({ axis, at, from, to }) => {
    const box =
      axis === 'x' ? { x: at, y: from, width: 0, height: to - from } : { x: from, y: at, width: to - from, height: 0 }
    return outward(onScreen(camera, box), markReach)
  })
  if (!preview?.frame) return lines
  const frame = outward(onScreen(camera, layerBounds(preview.frame)), markReach)
  return [{ ...frame, x: frame.x - badgeWidth, width: frame.width + badgeWidth }, ...lines]
}

export function joinBoxes(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function onScreen(camera: Camera, box: Box): Box {
  return { ...worldToScreen(camera, box), width: box.width * camera.zoom, height: box.height * camera.zoom }
}

/** Grown by this much on every side, to whole numbers. */
function outward({ x, y, width, height }: Box, reach: number): Box {
  const left = Math.floor(x - reach)
  const top = Math.floor(y - reach)
  return { x: left, y: top, width: Math.ceil(x + width + reach) - left, height: Math.ceil(y + height + reach) - top }
}

/** In device pixels, whole ones, so that what is drawn anew meets what stays without a seam. */
export function onDevice({ x, y, width, height }: Box, pixelRatio: number): Box {
  return outward({ x: x * pixelRatio, y: y * pixelRatio, width: width * pixelRatio, height: height * pixelRatio }, 0)
}
