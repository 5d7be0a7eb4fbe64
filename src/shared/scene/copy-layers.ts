import { type LayerIds, toIdSet } from './layer-ids.ts'
import type { Scene } from './scene.ts'

/** Layers as a text, for the clipboard of the system, so that they can be pasted in another tab. */

/** Tells our text from any other JSON. */
export const clipboardMarker = 'postwright-layers'

export function copyLayers(scene: Scene, ids: LayerIds): string {
  const chosen = toIdSet(ids)
  return JSON.stringify({ type: clipboardMarker, layers: scene.layers.filter((layer) => chosen.has(layer.id)) })
}
