import { resizeCanvas, type Size } from './edit.ts'
import type { ImageData, Layer, Scene } from './scene.ts'
import { withoutLines } from './text-layer.ts'

/**
 * The page in another format. Everything is scaled alike, so that nothing is distorted or lost, and keeps its distance
 * from the edge that it is near; what reaches over the middle of the page goes on doing so, from margin to margin.
 * The room that is gained lies between the halves, so that what was clear of each other stays so.
 *
 * Heights of texts follow from their lines, which only who can measure them knows.
 */
export function layOutAnew(scene: Scene, size: Size): Scene {
  const resized = resizeCanvas(scene, size)
  if (resized === scene) return scene
  const [before, after] = [scene.settings, resized.settings]
  const scale = Math.min(after.width / before.width, after.height / before.height)
  const across = { before: before.width, after: after.width, scale }
  const down = { before: before.height, after: after.height, scale }
  return { ...resized, layers: scene.layers.map((layer) => placed(layer, across, down)) }
}

interface Axis {
  readonly before: number
  readonly after: number
  readonly scale: number
}

function placed(layer: Layer, across: Axis, down: Axis): Layer {
  const stretch = stretchOf(layer)
  const [x, width] = span(layer.x, layer.width, across, stretch.across)
  const [y, height] = span(layer.y, layer.height, down, stretch.down)
  const box = { x, y, width, height }
  const { scale } = across
  if (layer.type === 'text') return { ...layer, ...box, data: scaledText(layer.data, scale) }
  if (layer.type === 'shape') {
    const { strokeWidth, cornerRadius } = layer.data
    const data = { ...layer.data, strokeWidth: strokeWidth * scale, cornerRadius: cornerRadius * scale }
    return { ...layer, ...box, data }
  }
  if (layer.type === 'chart')
    return { ...layer, ...box, data: { ...layer.data, fontSize: layer.data.fontSize * scale } }
  if (layer.type === 'image') return { ...layer, ...box, data: scaledFrame(layer.data, scale) }
  return { ...layer, ...box }
}

/** Where something from `start` on, so long, comes to lie. */
function span(start: number, length: number, { before, after, scale }: Axis, mayStretch: boolean): [number, number] {
  const end = start + length
  const middle = before / 2
  if (end <= middle) return [start * scale, length * scale]
  if (start >= middle) return [after - (before - start) * scale, length * scale]
  if (mayStretch) return [start * scale, after - (before - length) * scale]
  return [after / 2 + (start - middle) * scale, length * scale]
}

/** Fields, rules, charts and frames of pictures may change their proportions, and texts wrap; all else keeps its shape. */
function stretchOf(layer: Layer): { across: boolean; down: boolean } {
  const isStraight = layer.rotation === 0
  if (layer.type === 'text') return { across: isStraight && layer.data.growsTo === undefined, down: false }
  const isField = layer.type === 'shape' && layer.data.shapeType !== 'circle' && layer.data.shapeType !== 'triangle'
  const isFrame = (layer.type === 'image' && layer.data.fit !== 'fill') || layer.type === 'chart'
  return { across: isStraight && (isField || isFrame), down: isStraight && (isField || isFrame) }
}

function scaledText<Data extends Extract<Layer, { type: 'text' }>['data']>(data: Data, scale: number) {
  const { growsTo } = data
  const grown = growsTo !== undefined && { growsTo: growsTo * scale }
  return { ...withoutLines(data), ...grown, fontSize: data.fontSize * scale }
}

function scaledFrame(data: ImageData, scale: number): ImageData {
  const border = data.border && { border: { ...data.border, width: data.border.width * scale } }
  return { ...data, cornerRadius: data.cornerRadius * scale, ...border }
}
