import { replaceLayers, updateLayers } from './edit.ts'
import { boxOf, layerCorners } from './geometry.ts'
import { type LayerIds, toIdSet } from './layer-ids.ts'
import type { Box, Layer, Scene } from './scene.ts'
import { translate } from './transform.ts'

/**
 * Aligning, distributing and grouping. A group moves as one; locked layers stay where they are.
 * Each function returns the same scene when it changes nothing.
 */

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Direction = 'horizontal' | 'vertical'

/** A layer or a group, with the straight box around it. */
interface Unit {
  readonly layers: readonly Layer[]
  readonly box: Box
}

interface Axis {
  readonly start: 'x' | 'y'
  readonly size: 'width' | 'height'
}

const axes: Readonly<Record<Direction, Axis>> = {
  horizontal: { start: 'x', size: 'width' },
  vertical: { start: 'y', size: 'height' },
}

/** The share of the free space that comes before the layer. */
const alignments: Readonly<Record<Alignment, { direction: Direction; before: number }>> = {
  left: { direction: 'horizontal', before: 0 },
  centre: { direction: 'horizontal', before: 0.5 },
  right: { direction: 'horizontal', before: 1 },
  top: { direction: 'vertical', before: 0 },
  middle: { direction: 'vertical', before: 0.5 },
  bottom: { direction: 'vertical', before: 1 },
}

/** One layer or group aligns to the canvas, several to the box around all of them. */
export function align(scene: Scene, ids: LayerIds, alignment: Alignment): Scene {
  const units = unitsOf(scene, ids)
  const { direction, before } = alignments[alignment]
  const { start, size } = axes[direction]
  const field = units.length > 1 ? boxAround(units) : { x: 0, y: 0, ...scene.settings }
  const moved = units.flatMap((unit) => {
    const free = field[size] - unit.box[size]
    return moveUnit(unit, direction, field[start] + free * before - unit.box[start])
  })
  return replaceLayers(scene, moved)
}

/** Makes the gaps between three or more equal; the outermost two stay where they are. */
export function distribute(scene: Scene, ids: LayerIds, direction: Direction): Scene {
  const { start, size } = axes[direction]
  const middle = (unit: Unit) => unit.box[start] + unit.box[size] / 2
  const units = unitsOf(scene, ids).sort((a, b) => middle(a) - middle(b))
  const [first] = units
  const last = units.at(-1)
  if (!first || !last || units.length < 3) return scene

  const space = last.box[start] + last.box[size] - first.box[start]
  const gap = (space - units.reduce((sum, unit) => sum + unit.box[size], 0)) / (units.length - 1)
  let next = first.box[start]
  const moved = units.flatMap((unit) => {
    const distance = next - unit.box[start]
    next += unit.box[size] + gap
    return moveUnit(unit, direction, distance)
  })
  return replaceLayers(scene, moved)
}

/** Groups hold no groups: those that take part are merged into the new one. */
export function group(scene: Scene, ids: LayerIds, groupId: string): Scene {
  const members = expandToGroups(scene, ids)
  const current = new Set(layersOf(scene, members).map((layer) => layer.groupId))
  const isOneGroup = current.size === 1 && !current.has(undefined)
  if (members.length < 2 || isOneGroup) return scene
  return updateLayers(scene, members, (layer) => {
    const { groupName: _, ...rest } = layer
    return { ...rest, groupId }
  })
}

/** Dissolves every group that one of these layers belongs to. */
export function ungroup(scene: Scene, ids: LayerIds): Scene {
  return updateLayers(scene, expandToGroups(scene, ids), (layer) => {
    if (layer.groupId === undefined) return layer
    const { groupId: _, groupName: __, ...rest } = layer
    return rest
  })
}

/** These layers and all that share a group with them, bottom first. */
export function expandToGroups(scene: Scene, ids: LayerIds): string[] {
  const chosen = toIdSet(ids)
  const groups = new Set(layersOf(scene, ids).flatMap((layer) => layer.groupId ?? []))
  const belongs = (layer: Layer) => chosen.has(layer.id) || (layer.groupId !== undefined && groups.has(layer.groupId))
  return scene.layers.filter(belongs).map((layer) => layer.id)
}

function layersOf(scene: Scene, ids: LayerIds): Layer[] {
  const chosen = toIdSet(ids)
  return scene.layers.filter((layer) => chosen.has(layer.id))
}

function unitsOf(scene: Scene, ids: LayerIds): Unit[] {
  const free = layersOf(scene, expandToGroups(scene, ids)).filter((layer) => !layer.locked)
  const units = new Map<string | Layer, Layer[]>()
  for (const layer of free) {
    const key = layer.groupId ?? layer
    units.set(key, [...(units.get(key) ?? []), layer])
  }
  return [...units.values()].map((layers) => ({ layers, box: boxOf(layers.flatMap(layerCorners)) }))
}

function boxAround(units: readonly Unit[]): Box {
  return boxOf(units.flatMap((unit) => unit.layers.flatMap(layerCorners)))
}

function moveUnit({ layers }: Unit, direction: Direction, distance: number): readonly Layer[] {
  if (Math.abs(distance) < 1e-9) return layers
  return direction === 'horizontal' ? translate(layers, distance, 0) : translate(layers, 0, distance)
}
