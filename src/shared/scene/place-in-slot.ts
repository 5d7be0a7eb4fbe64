import { doMeet, isGround, type Piece } from './cut-page.ts'
import { fitLetters, type MeasureText } from './fit-letters.ts'
import { kindOf } from './layer-kinds.ts'
import type { Box, Layer, TextLayer } from './scene.ts'
import { letterScale, type Slot, type Slots } from './share-page.ts'
import { withoutLines } from './text-layer.ts'

export interface Surroundings {
  /** The page as it was and as it is to be. */
  readonly before: Box
  readonly after: Box
  /** Where each may stand, and where all others stand now, or may. */
  readonly slots: Slots
  readonly taken: ReadonlyMap<Piece, Box>
  readonly measure: MeasureText
}

/** Pixels: a layer no higher than this is a rule. */
const ruleHeight = 12
/** What ends as near to the foot of its part, as share of it, is set from there up. */
const footShare = 0.2

/** A layer within the room it may take: fields and frames fill it, texts wrap in it, all else keeps its shape. */
export function placeInSlot({ layers, box }: Piece, slot: Slot, around: Surroundings): Layer[] {
  const [layer] = layers
  if (!layer || layers.length > 1 || layer.rotation !== 0) return keepShape({ layers, box }, slot, around)
  if (layer.type === 'text') return [wrapText(layer, slot, around)]
  if (!mayStretch(layer, isGround({ layers, box }, slot.from))) return keepShape({ layers, box }, slot, around)
  return [stretch(layer, slot)]
}

/** Pictures fill their frames, whatever their shape; round ones stay round, and what is drawn stays as it is drawn. */
function mayStretch(layer: Layer, fillsPart: boolean): boolean {
  const isEven = !fillsPart && Math.abs(layer.width / layer.height - 1) < 0.05
  if (layer.type === 'shape') return layer.data.shapeType === 'rectangle' ? !isEven || isRule(layer) : isRule(layer)
  if (layer.type === 'image') return layer.data.fit === 'cover' && !isEven
  return layer.type === 'chart'
}

function isRule({ width, height, type }: Layer): boolean {
  return type === 'shape' && Math.min(width, height) <= ruleHeight
}

function stretch(layer: Layer, slot: Box): Layer {
  const scale = letterScale(layer, slot)
  const { width, height } = layer
  // a rule keeps its weight, and a short one its length
  const box = isRule(layer)
    ? { ...slot, ...(height <= width ? { height: height * ruleScale(scale) } : { width: width * ruleScale(scale) }) }
    : slot
  const grown = kindOf(layer).scaled(layer, { x: box.width / width, y: box.height / height }, false)
  return { ...withScaledData(grown, scale), ...box }
}

/** Between the page's own growth and none, so that a hairline stays one. */
function ruleScale(scale: number): number {
  return Math.min(Math.max(scale, 0.75), 1.25)
}

function wrapText(layer: TextLayer, slot: Slot, { slots, measure, after }: Surroundings): TextLayer {
  const free = freeAround(
    slot,
    [...slots.values()].filter((other) => other !== slot),
    after,
  )
  const room = { width: slot.width, height: slot.height + free.above + free.below }
  const text = { data: fixedText(layer), width: layer.width }
  const data = fitLetters(text, room, letterScale(layer, slot), measure)
  const height = measure(data, slot.width)
  const least = slot.y - free.above
  const fromTop = Math.max(least, Math.min(slot.y, slot.y + slot.height + free.below - height))
  const fromFoot = Math.max(least, slot.y + slot.height - height)
  return { ...layer, data, x: slot.x, width: slot.width, y: isAtFoot(layer, slot) ? fromFoot : fromTop, height }
}

function fixedText({ data, width }: TextLayer) {
  const { growsTo, ...rest } = withoutLines(data)
  return growsTo === undefined ? rest : { ...rest, growsTo: Math.max(growsTo, width) }
}

/** Half of what is free up to what stands next above and below; the other half is theirs. */
function freeAround(slot: Slot, others: readonly Slot[], page: Box): { above: number; below: number } {
  const end = slot.y + slot.height
  const beside = others.filter((other) => other.x < slot.x + slot.width && slot.x < other.x + other.width)
  const above = beside
    .filter((other) => other.y + other.height <= slot.y + 1)
    .map((each) => slot.y - each.y - each.height)
  const below = beside.filter((other) => other.y >= end - 1).map((each) => each.y - end)
  return {
    above: Math.max(0, Math.min(...above, slot.y / 2) / 2),
    below: Math.max(0, Math.min(...below, (page.height - end) / 2) / 2),
  }
}

/** Alike in both directions: as large as letters grow, unless it would meet what it was clear of. */
function keepShape(piece: Piece, slot: Slot, around: Surroundings): Layer[] {
  const { box } = piece
  const most = letterScale(box, slot)
  const least = Math.min(slot.width / box.width, slot.height / box.height)
  const steps = [1, 0.8, 0.6, 0.4, 0.2, 0].map((share) => least + (most - least) * share)
  const scale = steps.find((each) => isClear(piece, placedBox(box, slot, each, around), around)) ?? least
  const to = placedBox(box, slot, scale, around)
  return piece.layers.map((layer) => {
    const grown = withScaledData(kindOf(layer).scaled(layer, { x: scale, y: scale }, true), scale)
    const width = layer.width * scale
    const height = layer.height * scale
    return { ...grown, width, height, x: to.x + (layer.x - box.x) * scale, y: to.y + (layer.y - box.y) * scale }
  })
}

/** Where a piece belongs in its slot: 0 at the left, 1 at the right, as its margins tell. */
function sideOf(box: Box, { from }: Slot): number {
  const left = box.x - from.x
  const right = from.width - left - box.width
  if (left < from.width * 0.12) return 0
  if (Math.abs(left - right) < from.width * 0.04) return 0.5
  return left < right ? 0 : 1
}

function isAtFoot({ y, height }: Box, { from }: Slot): boolean {
  return y + height > from.y + from.height * (1 - footShare)
}

/** At the edge of its slot that is nearest to the page's. */
function placedBox(box: Box, slot: Slot, scale: number, { before, after }: Surroundings): Box {
  const [width, height] = [box.width * scale, box.height * scale]
  const across = sideOf(box, slot)
  const down = isAtFoot(box, slot) ? 1 : 0
  const x = slot.x + (slot.width - width) * across
  const y = slot.y + (slot.height - height) * down
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
