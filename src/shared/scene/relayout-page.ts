import type { Piece } from './cut-page.ts'
import { resizeCanvas, type Size } from './edit.ts'
import type { MeasureText } from './fit-letters.ts'
import { selectionBounds } from './geometry.ts'
import { placeByConstraints } from './place-by-constraints.ts'
import { placeInCell } from './place-in-cell.ts'
import type { Box, Layer, Scene, TextLayer } from './scene.ts'
import { letterScale, sharePage } from './share-page.ts'

/**
 * The page laid out for another format. It shares the room among the page's parts (`sharePage`), places each layer in
 * its share as its kind allows (`placeInCell`), and applies layers' own constraints. Texts wrap, as large as their
 * share allows; texts of equal size stay equal. Pure; layers that did not overlap still do not.
 */
export function relayoutPage(scene: Scene, size: Size, measure: MeasureText): Scene {
  const resized = resizeCanvas(scene, size)
  if (resized === scene) return scene
  const [before, after] = [pageOf(scene), pageOf(resized)]
  const letters = letterScale(before, after)
  const edge = Math.min(after.width / before.width, letters)

  const pieces = piecesOf(
    scene.layers.filter((layer) => !layer.constraints),
    before,
  )
  const cells = sharePage(pieces, before, after, edge)
  const placed = new Map<string, Layer>()
  const taken = new Map<Piece, Box>(cells)
  // texts stay within their columns; what keeps its shape looks for room around them
  for (const [piece, cell] of [...cells].sort(([one], [other]) => Number(isText(other)) - Number(isText(one)))) {
    taken.delete(piece)
    const layers = placeInCell(piece, cell, { before, after, cells, taken, measure })
    for (const layer of layers) placed.set(layer.id, layer)
    taken.set(piece, selectionBounds(layers) ?? cell)
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

/** Share of the page's width: the contents of a wider group are laid out individually. */
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
