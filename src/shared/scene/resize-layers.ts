/**
 * Resizing what is selected. Strokes and radii keep their thickness. Pulling a text by a corner scales its font, by
 * a side it is wrapped anew; its height then follows from its lines, which only who can measure text knows.
 */
import { type ResizeGesture, type Scale, scaleFrame, scaleOf, smallestScale } from './frame-scale.ts'
import { type Frame, handleSides } from './handles.ts'
import type { Layer, Point, TextLayer } from './scene.ts'

export function resizeLayers(layers: readonly Layer[], frame: Frame, wanted: ResizeGesture): readonly Layer[] {
  const gesture = constrainResize(layers, wanted)
  const uniform = gesture.keepRatio
  const scale = scaleOf(frame, gesture, leastScale(layers, gesture))
  if (scale.x === 1 && scale.y === 1) return layers

  const [only, second] = layers
  if (only && !second) {
    const { x, y } = scaleFrame(frame, gesture, scale)
    return [{ ...scaleLayer(only, scale, uniform), x, y }]
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
    const staysAlike = layers.some((layer) => layer.rotation !== 0 || (layer.type === 'text' && isCorner))
    return staysAlike ? { ...gesture, keepRatio: true } : gesture
  }
  if (only.type !== 'text' && !isLine(only)) return gesture
  if (side.x === 0) return { ...gesture, dx: 0, dy: 0, keepRatio: false }
  if (isLine(only)) return { ...gesture, handle: side.x > 0 ? 'e' : 'w', keepRatio: false }
  return { ...gesture, keepRatio: isCorner }
}

/** How far these layers may shrink by a gesture that they allow. */
export function leastScale(layers: readonly Layer[], { keepRatio }: ResizeGesture): Scale {
  return smallestScale(layers.map((layer) => scaledSize(layer, keepRatio)))
}

/** The point of the layer that is nearest to what stays put keeps its place in the frame, also if a size does not scale. */
function scaleAbout(layer: Layer, frame: Frame, gesture: ResizeGesture, scale: Scale): Layer {
  const scaled = scaleLayer(layer, scale, gesture.keepRatio)
  const still = stillShare(gesture)
  // A turned layer has no side along the frame; its centre stands for it.
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

function scaleLayer(layer: Layer, scale: Scale, uniform: boolean): Layer {
  if (layer.type === 'text') return uniform ? scaleFont(layer, scale.x) : rewrap(layer, scale.x)
  const width = layer.width * scale.x
  return isLine(layer) ? { ...layer, width } : { ...layer, width, height: layer.height * scale.y }
}

/** Everything grows alike, so the lines still break where they did. */
function scaleFont(layer: TextLayer, scale: number): TextLayer {
  const data = { ...layer.data, fontSize: layer.data.fontSize * scale }
  return { ...layer, width: layer.width * scale, height: layer.height * scale, data }
}

function rewrap(layer: TextLayer, scale: number): TextLayer {
  if (scale === 1) return layer
  const { lines: _outdated, ...data } = layer.data
  return { ...layer, width: layer.width * scale, data }
}

/** A height that does not scale with the frame sets no limit to shrinking it. */
function scaledSize(layer: Layer, uniform: boolean): { width: number; height: number } {
  const keepsHeight = isLine(layer) || (layer.type === 'text' && !uniform)
  return { width: layer.width, height: keepsHeight ? Infinity : layer.height }
}

function isLine(layer: Layer): boolean {
  return layer.type === 'shape' && layer.data.shapeType === 'line'
}
