import { boxKind } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { Scale } from './frame-scale.ts'
import type { LayerKind } from './layer-kind.ts'
import type { Scene, TextData, TextLayer } from './scene.ts'
import { alignedFor } from './text-direction.ts'

/** Without `lines`: a new text has no line breaks yet. */
export const defaultText: TextData = {
  text: 'Text',
  fontFamily: 'Inter',
  fontSize: 24,
  fontWeight: 400,
  fontStyle: 'normal',
  color: '#000000',
  textAlign: 'left',
  lineHeight: 1.4,
}

export function newTextLayer(scene: Scene, id: string, text = defaultText.text): TextLayer {
  const frame = newFrame(scene, id, { width: minTextWidth, height: 50 })
  const textAlign = alignedFor(defaultText, text)
  return { ...frame, type: 'text', name: 'Text', data: { ...defaultText, text, textAlign } }
}

/** What a new text is at least as wide as, however short. */
export const minTextWidth = 200
/** Canvas pixels between what has grown and the edge of the page. */
const margin = 40

/** Until it is given a width by hand, it is as wide as its words, as far as the page goes. */
export function growing(layer: TextLayer, { settings }: Scene): TextLayer {
  const growsTo = Math.max(minTextWidth, settings.width - layer.x - margin)
  return { ...layer, data: { ...layer.data, growsTo } }
}

/** It keeps the width that it is given. */
export function withFixedWidth(data: TextData): TextData {
  const { lines: _, growsTo: __, ...rest } = data
  return rest
}

/** Whether the layer has a fixed height, independent of its lines. */
export function keepsHeight({ autoFit, verticalAlign }: TextData): boolean {
  return autoFit === true || verticalAlign !== undefined
}

/** Without the lines of before, which no longer hold. */
export function withoutLines(data: TextData): TextData {
  const { lines: _, ...rest } = data
  return rest
}

export const textKind: LayerKind<TextLayer> = {
  ...boxKind,
  create: (scene, id) => newTextLayer(scene, id),
  word: () => 'text',
  nameOf: () => 'Text',
  wordsOf: ({ data }) => data.text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim(),
  resizing: ({ data }) => (keepsHeight(data) ? 'free' : 'wrapping'),
  scaled: (layer, scale, isUniform) => {
    if (isUniform) return withScaledFont(layer, scale.x)
    return keepsHeight(layer.data) ? resized(layer, scale) : rewrapped(layer, scale)
  },
  // the letters grow with the height, and their lines may break elsewhere
  foldScale: (data, down) => ({ ...withoutLines(data), fontSize: data.fontSize * down }),
  coloursOf: ({ data }) => [
    data.color,
    ...(data.runs ?? []).flatMap(({ color, highlight }) => [color ?? [], highlight ?? []].flat()),
  ],
}

/** Everything grows alike, so the lines still break where they did. */
function withScaledFont(layer: TextLayer, scale: number): TextLayer {
  const { growsTo } = layer.data
  const grown = growsTo !== undefined && { growsTo: growsTo * scale }
  const data = { ...layer.data, fontSize: layer.data.fontSize * scale, ...grown }
  return { ...layer, width: layer.width * scale, height: layer.height * scale, data }
}

/** Its height follows from its lines, which the caller has to measure. */
function rewrapped(layer: TextLayer, scale: Scale): TextLayer {
  if (scale.x === 1) return layer
  return { ...layer, width: layer.width * scale.x, data: withFixedWidth(layer.data) }
}

/** The caller has to measure its line breaks and, for an auto-fit text, its font size. */
function resized(layer: TextLayer, scale: Scale): TextLayer {
  const data = scale.x === 1 ? layer.data : withFixedWidth(layer.data)
  return { ...layer, width: layer.width * scale.x, height: layer.height * scale.y, data }
}
