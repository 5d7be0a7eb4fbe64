import { canvasLimits, editRules } from '#shared/rules/canvas'
import { clipboardMarker } from './copy-layers.ts'
import { addLayers, copyWithNewIds } from './edit.ts'
import { selectionBounds } from './geometry.ts'
import { readStoredLayers } from './read-page.ts'
import { fieldOf, InvalidValue } from './read-values.ts'
import type { Box, Layer, Point, Scene } from './scene.ts'
import { translate } from './transform.ts'

/**
 * Puts copied layers on top: around `at` if given, else at their original place, or next to it if that is taken.
 * Returns the new layers' ids too; undefined if the text holds no layers of ours, or more than the page may hold.
 */
export function pasteLayers(
  scene: Scene,
  text: string,
  newId: () => string,
  at?: Point,
): { scene: Scene; ids: string[] } | undefined {
  const copied = readClipboard(text)
  const bounds = selectionBounds(copied)
  if (!bounds || scene.layers.length + copied.length > canvasLimits.layersPerPage) return undefined
  const { x, y } = pasteOffset(scene, copied, bounds, at)
  const pasted = copyWithNewIds(translate(copied, x, y), newId)
  return { scene: addLayers(scene, pasted), ids: pasted.map((layer) => layer.id) }
}

/** A clipboard may hold anything, so foreign content is not an error. */
function readClipboard(text: string): Layer[] {
  if (!text.includes(clipboardMarker)) return []
  try {
    const value: unknown = JSON.parse(text)
    return fieldOf(value, 'type', '') === clipboardMarker
      ? readStoredLayers(fieldOf(value, 'layers', ''), 'layers')
      : []
  } catch (error) {
    if (error instanceof InvalidValue || error instanceof SyntaxError) return []
    throw error
  }
}

/** Layers from a larger canvas that would land out of sight go to the middle of this one. */
function pasteOffset(scene: Scene, copied: readonly Layer[], bounds: Box, at: Point | undefined): Point {
  const { width, height } = scene.settings
  const offset = freeOffset(scene, copied)
  const isInSight =
    bounds.x + offset < width &&
    bounds.y + offset < height &&
    bounds.x + bounds.width + offset > 0 &&
    bounds.y + bounds.height + offset > 0
  if (!at && isInSight) return { x: offset, y: offset }
  const target = at ?? { x: width / 2, y: height / 2 }
  return { x: target.x - bounds.x - bounds.width / 2, y: target.y - bounds.y - bounds.height / 2 }
}

/** None on a page that has nothing there: what comes from another page keeps its place. */
function freeOffset(scene: Scene, copied: readonly Layer[]): number {
  const isTaken = (offset: number) =>
    scene.layers.some((layer) => copied.some((each) => layer.type === each.type && standsAt(layer, each, offset)))
  let offset = 0
  while (isTaken(offset)) offset += editRules.duplicateOffset
  return offset
}

function standsAt(layer: Box, copied: Box, offset: number): boolean {
  const isSameSize = layer.width === copied.width && layer.height === copied.height
  return isSameSize && layer.x === copied.x + offset && layer.y === copied.y + offset
}
