import { canvasLimits, editRules } from '#shared/rules/canvas'
import { copyName } from './copy-name.ts'
import { nextZIndex } from './create.ts'
import { type LayerIds, toIdSet } from './layer-ids.ts'
import type { CanvasSettings, ImageData, Layer, Scene } from './scene.ts'

/** What the editor does to a page. Every function returns the same scene when it changes nothing. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** Puts the layer on top. */
export function addLayer(scene: Scene, layer: Layer): Scene {
  return addLayers(scene, [layer])
}

/** Puts the layers on top, the last one highest. */
export function addLayers(scene: Scene, layers: readonly Layer[]): Scene {
  if (layers.length === 0) return scene
  const next = nextZIndex(scene)
  return { ...scene, layers: [...scene.layers, ...layers.map((layer, at) => ({ ...layer, zIndex: next + at }))] }
}

export function removeLayers(scene: Scene, ids: LayerIds): Scene {
  const gone = toIdSet(ids)
  const layers = scene.layers.filter((layer) => !gone.has(layer.id))
  return layers.length === scene.layers.length ? scene : { ...scene, layers }
}

/** The layers keep their order, whatever `change` returns for it. */
export function updateLayers(scene: Scene, ids: LayerIds, change: (layer: Layer) => Layer): Scene {
  const touched = toIdSet(ids)
  let hasChanged = false
  const layers = scene.layers.map((layer) => {
    const after = touched.has(layer.id) ? change(layer) : layer
    if (after === layer) return layer
    hasChanged = true
    return after.zIndex === layer.zIndex && after.id === layer.id
      ? after
      : { ...after, id: layer.id, zIndex: layer.zIndex }
  })
  return hasChanged ? { ...scene, layers } : scene
}

/** Replaces existing layers, such as by the result of a gesture. */
export function replaceLayers(scene: Scene, layers: readonly Layer[]): Scene {
  const byId = new Map(layers.map((layer) => [layer.id, layer]))
  return updateLayers(scene, [...byId.keys()], (layer) => byId.get(layer.id) ?? layer)
}

/** Returns the ids of the copies, too. Copies of a group form a new group. */
export function duplicateLayers(scene: Scene, ids: LayerIds, newId: () => string): { scene: Scene; ids: string[] } {
  const chosen = toIdSet(ids)
  const copies = withCopyNames(
    scene,
    copyWithNewIds(
      scene.layers.filter((layer) => chosen.has(layer.id)),
      newId,
    ),
  ).map((layer) => ({
    ...layer,
    x: layer.x + editRules.duplicateOffset,
    y: layer.y + editRules.duplicateOffset,
  }))
  return { scene: addLayers(scene, copies), ids: copies.map((copy) => copy.id) }
}

/** Each has a name that no other layer of the page has. */
export function withCopyNames(scene: Scene, copies: readonly Layer[]): Layer[] {
  const taken = new Set(scene.layers.map(({ name }) => name))
  return copies.map((layer) => {
    const name = copyName(layer.name, taken)
    taken.add(name)
    return { ...layer, name }
  })
}

export function copyWithNewIds(layers: readonly Layer[], newId: () => string): Layer[] {
  const groups = new Map<string, string>()
  return layers.map((layer) => {
    const copy = { ...layer, id: newId() }
    if (layer.groupId === undefined) return copy
    const groupId = groups.get(layer.groupId) ?? newId()
    groups.set(layer.groupId, groupId)
    return { ...copy, groupId }
  })
}

export function setSettings(scene: Scene, change: Partial<CanvasSettings>): Scene {
  const settings = { ...scene.settings, ...change }
  const keys = Object.keys(settings) as (keyof CanvasSettings)[]
  return keys.every((key) => settings[key] === scene.settings[key]) ? scene : { ...scene, settings }
}

/** The layers stay where they are. Sides are whole pixels within what a canvas may measure. */
export function resizeCanvas(scene: Scene, size: Size): Scene {
  return setSettings(scene, { width: toCanvasSide(size.width), height: toCanvasSide(size.height) })
}

function toCanvasSide(side: number): number {
  return Math.min(canvasLimits.maxSide, Math.max(canvasLimits.minSide, Math.round(side)))
}

/** In pixels of the picture; a width of 0 shows all of it. */
export function setCrop(
  scene: Scene,
  id: string,
  crop: Pick<ImageData, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>,
): Scene {
  return updateLayers(scene, [id], (layer) => {
    if (layer.type !== 'image') return layer
    const { cropX, cropY, cropWidth, cropHeight } = crop
    return { ...layer, data: { ...layer.data, cropX, cropY, cropWidth, cropHeight } }
  })
}

/** The size at which a picture is added: within a square of that side, never enlarged. */
export function fitImage({ width, height }: Size, max: number = editRules.importedImageSide): Size {
  const scale = Math.min(1, max / width, max / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Gives every page its number again, such as "3/7", after pages came, went or moved. Where an author wrote something
 * else there, it stays.
 */
export function numberPages(pages: readonly Scene[]): readonly Scene[] {
  return pages.map((page, index) => {
    const text = pageNumber(index, pages.length)
    const ids = page.layers.flatMap((layer) => (layer.field === 'page' ? layer.id : []))
    return updateLayers(page, ids, (layer) => {
      if (layer.type !== 'text' || layer.data.text === text || !/^\d+\/\d+$/.test(layer.data.text)) return layer
      const { lines: _, runs: __, ...look } = layer.data
      return { ...layer, data: { ...look, text } }
    })
  })
}

/** How far one has swiped. */
export function pageNumber(index: number, count: number): string {
  return `${index + 1}/${count}`
}
