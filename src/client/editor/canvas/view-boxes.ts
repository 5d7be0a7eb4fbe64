import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import { type Camera, worldToScreen } from '#shared/scene/camera'
import { layerBounds } from '#shared/scene/geometry'
import type { Box, Layer } from '#shared/scene/scene'
import type { EditorState } from '../store/editor-state.ts'

/**
 * The area of the view that layers and their marks cover, so that their canvas can be that small. Too large costs time,
 * too small clips; the margins for paint outside a layer's box are generous.
 */

/** Of one or more layers, in CSS pixels of the view. */
export function paintedBox(layers: readonly Layer[], camera: Camera): Box {
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

/** Room for a badge next to the frame, the rotation handle and line widths. */
const markReach = 48
/** A right-aligned badge on a narrow frame extends beyond the frame's left edge. */
const badgeWidth = 120

/** The area for marks: the whole view, unless they belong to a gesture. Undefined where there are none. */
export function markedBox(state: EditorState): Box | undefined {
  const { camera, preview, marquee, cropping, hover, selection, viewport } = state
  if (preview && !cropping) {
    const frame = outward(onScreen(camera, layerBounds(preview.frame)), markReach)
    return { ...frame, x: frame.x - badgeWidth, width: frame.width + badgeWidth }
  }
  const isMarked = cropping || marquee || hover !== undefined || selection.length > 0
  return isMarked ? { x: 0, y: 0, ...viewport } : undefined
}

function joinBoxes(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

export function contains(outer: Box, { x, y, width, height }: Box): boolean {
  const isWithinX = x >= outer.x && x + width <= outer.x + outer.width
  return isWithinX && y >= outer.y && y + height <= outer.y + outer.height
}

/** An empty box at the corner of `a` where they do not overlap. */
export function overlapOf(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : { x: a.x, y: a.y, width: 0, height: 0 }
}

export function onScreen(camera: Camera, box: Box): Box {
  return { ...worldToScreen(camera, box), width: box.width * camera.zoom, height: box.height * camera.zoom }
}

/** Grown by this much on every side, to whole numbers. */
function outward({ x, y, width, height }: Box, reach: number): Box {
  const left = Math.floor(x - reach)
  const top = Math.floor(y - reach)
  return { x: left, y: top, width: Math.ceil(x + width + reach) - left, height: Math.ceil(y + height + reach) - top }
}

/** In whole device pixels, so that nothing is drawn between two of them. */
export function onDevice({ x, y, width, height }: Box, pixelRatio: number): Box {
  return outward({ x: x * pixelRatio, y: y * pixelRatio, width: width * pixelRatio, height: height * pixelRatio }, 0)
}
