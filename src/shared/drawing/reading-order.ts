import { layerBounds } from '#shared/scene/geometry'
import type { Box, Layer } from '#shared/scene/scene'

interface Placed {
  readonly layers: readonly Layer[]
  readonly bounds: Box
}

/**
 * Layers in reading order: bands from top to bottom, in a band its columns in the text's direction, and so on
 * recursively. A group is read as a whole.
 */
export function readingOrder(layers: readonly Layer[], direction: 'ltr' | 'rtl'): Layer[] {
  return inOrder(piecesOf(layers), direction).flatMap((piece) =>
    piece.layers.length === 1
      ? piece.layers
      : inOrder(piece.layers.map(alone), direction).flatMap((each) => each.layers),
  )
}

function alone(layer: Layer): Placed {
  return { layers: [layer], bounds: layerBounds(layer) }
}

function piecesOf(layers: readonly Layer[]): Placed[] {
  const groups = new Map<string, Layer[]>()
  for (const layer of layers) {
    const key = layer.groupId === undefined ? `layer ${layer.id}` : `group ${layer.groupId}`
    groups.set(key, [...(groups.get(key) ?? []), layer])
  }
  return Array.from(groups.values(), (members) => ({ layers: members, bounds: around(members.map(layerBounds)) }))
}

/** Recursively splits at empty gaps, first across, then down; what cannot be split is ordered by its corners. */
function inOrder(pieces: readonly Placed[], direction: 'ltr' | 'rtl'): Placed[] {
  if (pieces.length < 2) return [...pieces]
  const bands = cut(pieces, ({ y, height }) => [y, y + height])
  if (bands.length > 1) return bands.flatMap((band) => inOrder(band, direction))
  const columns = cut(pieces, ({ x, width }) => [x, x + width])
  if (columns.length > 1) {
    const read = direction === 'rtl' ? columns.toReversed() : columns
    return read.flatMap((column) => inOrder(column, direction))
  }
  return pieces.toSorted((one, other) => one.bounds.y - other.bounds.y || one.bounds.x - other.bounds.x)
}

/** Boxes of tightly set lines overlap by a few pixels; that does not count as overlap. */
const touch = 2

function cut(pieces: readonly Placed[], spanOf: (bounds: Box) => readonly [from: number, to: number]): Placed[][] {
  const sorted = pieces.toSorted((one, other) => spanOf(one.bounds)[0] - spanOf(other.bounds)[0])
  const bands: Placed[][] = []
  let end = -Infinity
  for (const piece of sorted) {
    const [from, to] = spanOf(piece.bounds)
    const last = bands.at(-1)
    if (last && from < end - touch) last.push(piece)
    else bands.push([piece])
    end = Math.max(end, to)
  }
  return bands
}

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
