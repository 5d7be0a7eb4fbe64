/**
 * Resizing the selection. Strokes and radii keep their size. Pulling a text by a corner scales its font, by a side
 * rewraps it.
 */
import { type ResizeGesture, type Scale, scaleFrame, scaleOf, smallestScale } from './frame-scale.ts'
import { allHandles, type Frame, type Handle, handleSides } from './handles.ts'
import type { Resizing } from './layer-kind.ts'
import { kindOf } from './layer-kinds.ts'
import type { Layer, Point } from './scene.ts'

const handlesBy: Readonly<Record<Resizing, readonly Handle[]>> = {
  free: allHandles,
  wrapping: allHandles.filter((handle) => handle !== 'n' && handle !== 's'),
  lengthwise: ['e', 'w', 'rotate'],
}

/** The handles that have an effect: a text has automatic height, and a line has none. */
export function handlesOf(layers: readonly Layer[]): readonly Handle[] {
  const [only, second] = layers
  return handlesBy[only && !second ? resizingOf(only) : 'free']
}

export function resizeLayers(layers: readonly Layer[], frame: Frame, wanted: ResizeGesture): readonly Layer[] {
  const gesture = constrainResize(layers, wanted)
  const uniform = gesture.keepRatio
  const scale = scaleOf(frame, gesture, minScale(layers, gesture))
  if (scale.x === 1 && scale.y === 1) return layers

  const [only, second] = layers
  if (only && !second) {
    const { x, y } = scaleFrame(frame, gesture, scale)
    return [{ ...kindOf(only).scaled(only, scale, uniform), x, y }]
  }
  return layers.map((layer) => scaleAbout(layer, frame, gesture, scale))
}

/**
 * The resizing that these layers allow: a line only grows longer, a text does not grow higher by itself, and turned
 * layers or texts pulled by a corner keep their ratio, in a selection of several too.
 */
export function constrainResize(layers: readonly Layer[], gesture: ResizeGesture): ResizeGesture {
  const [only, second] = layers
  const side = handleSides[gesture.handle]
  const isCorner = side.x !== 0 && side.y !== 0
  if (!only || second) {
    const staysAlike = layers.some((layer) => layer.rotation !== 0 || (resizingOf(layer) === 'wrapping' && isCorner))
    return staysAlike ? { ...gesture, keepRatio: true } : gesture
  }
  const resizing = resizingOf(only)
  if (resizing === 'free') return gesture
  if (side.x === 0) return { ...gesture, dx: 0, dy: 0, keepRatio: false }
  if (resizing === 'lengthwise') return { ...gesture, handle: side.x > 0 ? 'e' : 'w', keepRatio: false }
  return { ...gesture, keepRatio: isCorner }
}

/** How far these layers may shrink by a gesture that they allow. */
export function minScale(layers: readonly Layer[], { keepRatio }: ResizeGesture): Scale {
  return smallestScale(layers.map((layer) => scaledSize(layer, keepRatio)))
}

/** The point of the layer that is nearest to what stays put keeps its place in the frame, also if a size does not scale. */
function scaleAbout(layer: Layer, frame: Frame, gesture: ResizeGesture, scale: Scale): Layer {
  const scaled = kindOf(layer).scaled(layer, scale, gesture.keepRatio)
  const still = stillShare(gesture)
  // A rotated layer has no side along the frame; its centre is used instead.
  const held = layer.rotation === 0 ? still : { x: 0.5, y: 0.5 }
  const anchor = { x: frame.x + still.x * frame.width, y: frame.y + still.y * frame.height }
  const x = anchor.x + (layer.x + held.x * layer.width - anchor.x) * scale.x
  const y = anchor.y + (layer.y + held.y * layer.height - anchor.y) * scale.y
  return { ...scaled, x: x - held.x * scaled.width, y: y - held.y * scaled.height }
}

/** Where in a box the gesture leaves everything in place: 0 is left or top, 1 right or bottom. */
function stillShare({ handle, fromCentre }: ResizeGesture): Point {
  if (fromCentre) return { x: 0.5, y: 0.5 }
  const side = handleSides[handle]
  return { x: (1 - side.x) / 2, y: (1 - side.y) / 2 }
}

/** A height that does not scale with the frame sets no limit to shrinking it. */
function scaledSize(layer: Layer, uniform: boolean): { width: number; height: number } {
  const resizing = resizingOf(layer)
  const keepsHeight = resizing === 'lengthwise' || (resizing === 'wrapping' && !uniform)
  return { width: layer.width, height: keepsHeight ? Infinity : layer.height }
}

function resizingOf(layer: Layer): Resizing {
  return kindOf(layer).resizing(layer)
}
