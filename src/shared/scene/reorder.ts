import { type LayerIds, toIdSet } from './layer-ids.ts'
import type { Layer, Scene } from './scene.ts'

/**
 * The order of the layers. Layers trade their zIndex, so the numbers in use stay the same.
 * Each deed gives back the same scene when nothing can move.
 */

/** A step towards the viewer. Of several layers, those that touch move as one. */
export function raiseLayer(scene: Scene, ids: string | LayerIds): Scene {
  const moving = toMoving(ids)
  const order = [...scene.layers]
  for (let at = order.length - 2; at >= 0; at -= 1) swapIfFree(order, at, at + 1, moving)
  return withOrder(scene, order)
}

/** A step away from the viewer. */
export function lowerLayer(scene: Scene, ids: string | LayerIds): Scene {
  const moving = toMoving(ids)
  const order = [...scene.layers]
  for (let at = 1; at < order.length; at += 1) swapIfFree(order, at, at - 1, moving)
  return withOrder(scene, order)
}

export function bringToFront(scene: Scene, ids: string | LayerIds): Scene {
  const [rest, moved] = split(scene, ids)
  return withOrder(scene, [...rest, ...moved])
}

export function sendToBack(scene: Scene, ids: string | LayerIds): Scene {
  const [rest, moved] = split(scene, ids)
  return withOrder(scene, [...moved, ...rest])
}

/** `index` is the layer's place afterwards, 0 at the bottom. */
export function moveLayerTo(scene: Scene, id: string, index: number): Scene {
  const [rest, moved] = split(scene, id)
  return withOrder(scene, rest.toSpliced(Math.max(0, index), 0, ...moved))
}

/** To the place just above or below another layer. Those that lay apart come together. */
export function moveNextTo(scene: Scene, ids: LayerIds, targetId: string, side: 'above' | 'below'): Scene {
  const [rest, moved] = split(scene, ids)
  const target = rest.findIndex((layer) => layer.id === targetId)
  if (target === -1) return scene
  return withOrder(scene, rest.toSpliced(side === 'above' ? target + 1 : target, 0, ...moved))
}

function toMoving(ids: string | LayerIds): ReadonlySet<string> {
  return typeof ids === 'string' ? new Set([ids]) : toIdSet(ids)
}

function split(scene: Scene, ids: string | LayerIds): [rest: Layer[], moved: Layer[]] {
  const moving = toMoving(ids)
  return [scene.layers.filter((layer) => !moving.has(layer.id)), scene.layers.filter((layer) => moving.has(layer.id))]
}

function swapIfFree(order: Layer[], from: number, to: number, moving: ReadonlySet<string>): void {
  const layer = order[from]
  const neighbour = order[to]
  if (!layer || !neighbour || !moving.has(layer.id) || moving.has(neighbour.id)) return
  order[from] = neighbour
  order[to] = layer
}

function withOrder(scene: Scene, order: readonly Layer[]): Scene {
  if (order.every((layer, at) => layer === scene.layers[at])) return scene
  const layers = order.map((layer, at) => {
    const zIndex = scene.layers[at]?.zIndex ?? at
    return layer.zIndex === zIndex ? layer : { ...layer, zIndex }
  })
  return { ...scene, layers }
}
