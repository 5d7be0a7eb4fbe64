import { doMeet, isGround, type Piece } from './cut-page.ts'
import { fitLetters, type MeasureText } from './fit-letters.ts'
import { kindOf } from './layer-kinds.ts'
import type { Box, Layer, TextLayer } from './scene.ts'
import { type Cell, type Cells, letterScale } from './share-page.ts'
import { withoutLines } from './text-layer.ts'

export interface Surroundings {
  /** The page's box before and after. */
  readonly before: Box
  readonly after: Box
  /** Each layer's cell, and all cells before or after the change. */
  readonly cells: Cells
  readonly taken: ReadonlyMap<Piece, Box>
  readonly measure: MeasureText
}

/** Pixels: a layer no higher than this is a rule. */
const ruleHeight = 12
/** A layer that ends within this share of its part's height from the bottom is placed from the bottom up. */
const footShare = 0.2

/** Fits a layer into its cell: fields and frames fill it, texts wrap in it, everything else keeps its shape. */
export function placeInCell({ layers, box }: Piece, cell: Cell, around: Surroundings): Layer[] {
  const [layer] = layers
  if (!layer || layers.length > 1 || layer.rotation !== 0) return keepShape({ layers, box }, cell, around)
  if (layer.type === 'text') return [wrapText(layer, cell, around)]
  if (!mayStretch(layer, isGround({ layers, box }, cell.from))) return keepShape({ layers, box }, cell, around)
  return [stretch(layer, cell)]
}

/**
 * Pictures fill their frames, whatever their shape; round frames stay round, and icons and drawings keep their ratio.
 */
function mayStretch(layer: Layer, fillsPart: boolean): boolean {
  const isEven = !fillsPart && Math.abs(layer.width / layer.height - 1) < 0.05
  if (layer.type === 'shape') return layer.data.shapeType === 'rectangle' ? !isEven || isRule(layer) : isRule(layer)
  if (layer.type === 'image') return layer.data.fit === 'cover' && !isEven
  return layer.type === 'chart'
}

function isRule({ width, height, type }: Layer): boolean {
  return type === 'shape' && Math.min(width, height) <= ruleHeight
}

function stretch(layer: Layer, cell: Box): Layer {
  const scale = letterScale(layer, cell)
  const { width, height } = layer
  // a rule keeps its weight, and a short one its length
  const box = isRule(layer)
    ? { ...cell, ...(height <= width ? { height: height * ruleScale(scale) } : { width: width * ruleScale(scale) }) }
    : cell
  const grown = kindOf(layer).scaled(layer, { x: box.width / width, y: box.height / height }, false)
  return { ...withScaledData(grown, scale), ...box }
}

/** Between the page's own growth and none, so that a hairline stays thin. */
function ruleScale(scale: number): number {
  return Math.min(Math.max(scale, 0.75), 1.25)
}

function wrapText(layer: TextLayer, cell: Cell, { cells, measure, after }: Surroundings): TextLayer {
  const free = freeAround(
    cell,
    [...cells.values()].filter((other) => other !== cell),
    after,
  )
  const room = { width: cell.width, height: cell.height + free.above + free.below }
  const text = { data: fixedText(layer), width: layer.width }
  const data = fitLetters(text, room, letterScale(layer, cell), measure)
  const height = measure(data, cell.width)
  const least = cell.y - free.above
  const fromTop = Math.max(least, Math.min(cell.y, cell.y + cell.height + free.below - height))
  const fromFoot = Math.max(least, cell.y + cell.height - height)
  return { ...layer, data, x: cell.x, width: cell.width, y: isAtFoot(layer, cell) ? fromFoot : fromTop, height }
}

function fixedText({ data, width }: TextLayer) {
  const { growsTo, ...rest } = withoutLines(data)
  return growsTo === undefined ? rest : { ...rest, growsTo: Math.max(growsTo, width) }
}

/** Half of the free room up to the next cells above and below; the other half is theirs. */
function freeAround(cell: Cell, others: readonly Cell[], page: Box): { above: number; below: number } {
  const end = cell.y + cell.height
  const beside = others.filter((other) => other.x < cell.x + cell.width && cell.x < other.x + other.width)
  const above = beside
    .filter((other) => other.y + other.height <= cell.y + 1)
    .map((each) => cell.y - each.y - each.height)
  const below = beside.filter((other) => other.y >= end - 1).map((each) => each.y - end)
  return {
    above: Math.max(0, Math.min(...above, cell.y / 2) / 2),
    below: Math.max(0, Math.min(...below, (page.height - end) / 2) / 2),
  }
}

/** Scales evenly, as much as text does, or less if it would otherwise overlap something it did not overlap before. */
function keepShape(piece: Piece, cell: Cell, around: Surroundings): Layer[] {
  const { box } = piece
  const most = letterScale(box, cell)
  const least = Math.min(cell.width / box.width, cell.height / box.height)
  const steps = [1, 0.8, 0.6, 0.4, 0.2, 0].map((share) => least + (most - least) * share)
  const scale = steps.find((each) => isClear(piece, placedBox(box, cell, each, around), around)) ?? least
  const to = placedBox(box, cell, scale, around)
  return piece.layers.map((layer) => {
    const grown = withScaledData(kindOf(layer).scaled(layer, { x: scale, y: scale }, true), scale)
    const width = layer.width * scale
    const height = layer.height * scale
    return { ...grown, width, height, x: to.x + (layer.x - box.x) * scale, y: to.y + (layer.y - box.y) * scale }
  })
}

/** Where a piece belongs in its slot: 0 at the left, 1 at the right, as its margins tell. */
function sideOf(box: Box, { from }: Cell): number {
  const left = box.x - from.x
  const right = from.width - left - box.width
  if (left < from.width * 0.12) return 0
  if (Math.abs(left - right) < from.width * 0.04) return 0.5
  return left < right ? 0 : 1
}

function isAtFoot({ y, height }: Box, { from }: Cell): boolean {
  return y + height > from.y + from.height * (1 - footShare)
}

/** At the side of its cell that it was nearest to, and within the page if it was within it. */
function placedBox(box: Box, cell: Cell, scale: number, { before, after }: Surroundings): Box {
  const [width, height] = [box.width * scale, box.height * scale]
  const across = sideOf(box, cell)
  const down = isAtFoot(box, cell) ? 1 : 0
  const x = cell.x + (cell.width - width) * across
  const y = cell.y + (cell.height - height) * down
  const isWithin = box.x >= 0 && box.y >= 0 && box.x + box.width <= before.width && box.y + box.height <= before.height
  if (!isWithin) return { x, y, width, height }
  return {
    x: Math.min(Math.max(x, 0), Math.max(0, after.width - width)),
    y: Math.min(Math.max(y, 0), Math.max(0, after.height - height)),
    width,
    height,
  }
}

function isClear(piece: Piece, place: Box, { taken, after }: Surroundings): boolean {
  const isWithin = place.width <= after.width && place.height <= after.height
  return isWithin && [...taken].every(([other, box]) => doMeet(piece.box, other.box) || !doMeet(place, box))
}

/** Strokes, corners and words within a layer grow as it does. */
function withScaledData(layer: Layer, scale: number): Layer {
  if (layer.type === 'shape') {
    const { strokeWidth, cornerRadius } = layer.data
    return { ...layer, data: { ...layer.data, strokeWidth: strokeWidth * scale, cornerRadius: cornerRadius * scale } }
  }
  if (layer.type === 'image') {
    const { cornerRadius, border } = layer.data
    const bordered = border && { border: { ...border, width: border.width * scale } }
    return { ...layer, data: { ...layer.data, cornerRadius: cornerRadius * scale, ...bordered } }
  }
  if (layer.type === 'chart') return { ...layer, data: { ...layer.data, fontSize: layer.data.fontSize * scale } }
  return layer
}
