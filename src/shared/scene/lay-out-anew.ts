import type { Piece } from './cut-page.ts'
import { resizeCanvas, type Size } from './edit.ts'
import type { MeasureText } from './fit-letters.ts'
import { selectionBounds } from './geometry.ts'
import { placeByConstraints } from './place-by-constraints.ts'
import { placeInSlot } from './place-in-slot.ts'
import type { Box, Layer, Scene, TextLayer } from './scene.ts'
import { letterScale, sharePage } from './share-page.ts'

/**
 * The page in another format, laid out anew. The room is shared among what stands on the page (`sharePage`), each layer
 * is set into its share as its kind allows (`placeInSlot`), and layers that say where they belong are put there. Texts
 * wrap, and are as large as their share allows; those that were of one size are so again.
 *
 * Pure; nothing comes to lie on anything that was clear of it.
 */
export function layOutAnew(scene: Scene, size: Size, measure: MeasureText): Scene {
  const resized = resizeCanvas(scene, size)
  if (resized === scene) return scene
  const [before, after] = [pageOf(scene), pageOf(resized)]
  const letters = letterScale(before, after)
  const edge = Math.min(after.width / before.width, letters)

  const pieces = piecesOf(
    scene.layers.filter((layer) => !layer.constraints),
    before,
  )
  const slots = sharePage(pieces, before, after, edge)
  const placed = new Map<string, Layer>()
  const taken = new Map<Piece, Box>(slots)
  // texts stay within their columns; what keeps its shape looks for room around them
  for (const [piece, slot] of [...slots].sort(([one], [other]) => Number(isText(other)) - Number(isText(one)))) {
    taken.delete(piece)
    const layers = placeInSlot(piece, slot, { before, after, slots, taken, measure })
    for (const layer of layers) placed.set(layer.id, layer)
    taken.set(piece, selectionBounds(layers) ?? slot)
  }
  for (const layer of scene.layers) {
    if (layer.constraints) placed.set(layer.id, placeByConstraints(layer, { before, after, edge, letters, measure }))
  }
  const layers = scene.layers.map((layer) => placed.get(layer.id) ?? layer)
  return { ...resized, layers: withEqualSizes(scene.layers, layers, measure) }
}

function isText({ layers }: Piece): boolean {
  return layers.length === 1 && layers[0]?.type === 'text'
}

function pageOf({ settings: { width, height } }: Scene): Box {
  return { x: 0, y: 0, width, height }
}

/** Of the page's width: what is wider is laid out within. */
const widestGroup = 0.4

/** A group is placed as one, unless it takes much of the page. */
function piecesOf(layers: readonly Layer[], page: Box): Piece[] {
  const groups = new Map<string, Layer[]>()
  for (const layer of layers) {
    const key = layer.groupId ?? `layer ${layer.id}`
    groups.set(key, [...(groups.get(key) ?? []), layer])
  }
  return [...groups.values()]
    .flatMap((members) => (widthOf(members) > page.width * widestGroup ? members.map((each) => [each]) : [members]))
    .flatMap((members) => {
      const box = selectionBounds(members)
      return box ? [{ layers: members, box }] : []
    })
}

function widthOf(layers: readonly Layer[]): number {
  return selectionBounds(layers)?.width ?? 0
}

/** Texts that were of one size have the smallest of those that they were given. */
function withEqualSizes(before: readonly Layer[], after: readonly Layer[], measure: MeasureText): Layer[] {
  const least = new Map<number, number>()
  before.forEach((layer, at) => {
    const now = after[at]
    if (layer.type !== 'text' || now?.type !== 'text') return
    const scale = now.data.fontSize / layer.data.fontSize
    least.set(layer.data.fontSize, Math.min(scale, least.get(layer.data.fontSize) ?? scale))
  })
  return after.map((layer, at) => {
    const was = before[at]
    if (layer.type !== 'text' || was?.type !== 'text') return layer
    const fontSize = was.data.fontSize * (least.get(was.data.fontSize) ?? 1)
    return fontSize < layer.data.fontSize ? withFont(layer, fontSize, measure) : layer
  })
}

function withFont(layer: TextLayer, fontSize: number, measure: MeasureText): TextLayer {
  const data = { ...layer.data, fontSize }
  return { ...layer, data, height: measure(data, layer.width) }
}
