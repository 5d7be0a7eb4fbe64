import { canvasLimits } from '#shared/rules/canvas'
import { defaultSettings } from './create.ts'
import { readId, readStoredLayer, type StoredLayer } from './read-layer.ts'
import {
  fieldOf,
  orElse,
  placeOf,
  type Reader,
  readBoolean,
  readChoice,
  readColour,
  readList,
  readNumber,
  readObject,
  readText,
} from './read-values.ts'
import type { CanvasSettings, Guide, Layer, Scene } from './scene.ts'

const readGuide = readObject<Guide>({
  type: readChoice(['horizontal', 'vertical']),
  position: readNumber(-1_000_000, 1_000_000),
  color: orElse(readColour, '#3b82f6'),
})

const readSettings = readObject<CanvasSettings>({
  width: orElse(readSide, defaultSettings.width),
  height: orElse(readSide, defaultSettings.height),
  backgroundColor: orElse(readColour, defaultSettings.backgroundColor),
  gridEnabled: orElse(readBoolean, defaultSettings.gridEnabled),
  gridSize: orElse(readNumber(1, 1_000), defaultSettings.gridSize),
  snapToGrid: orElse(readBoolean, defaultSettings.snapToGrid),
  guides: orElse(readList(readGuide, 200), defaultSettings.guides),
  altText: orElse(readText(canvasLimits.altTextCharacters), undefined),
})

/** A stored page; its id may be missing. */
export type StoredPage = Omit<Scene, 'id'> & { readonly id: string | undefined }

export const readStoredPage: Reader<StoredPage> = (value, place) => ({
  id: orElse(readId, undefined)(fieldOf(value, 'id', place), placeOf(place, 'id')),
  settings: orElse(readSettings, defaultSettings)(fieldOf(value, 'settings', place), placeOf(place, 'settings')),
  layers: readStoredLayers(fieldOf(value, 'layers', place), placeOf(place, 'layers')),
})

const readLayerList = readList(readStoredLayer, canvasLimits.layersPerPage)

/** Bottom first, with ids and places in the order that are never the same twice. */
export const readStoredLayers: Reader<Layer[]> = (value, place) => completeLayers(readLayerList(value, place))

function completeLayers(stored: readonly StoredLayer[]): Layer[] {
  const ids = withoutRepeats(
    stored.map((each) => each.id),
    'layer',
  )
  const layers = stored
    .map(({ layer, zIndex }, at): Layer => ({ ...layer, id: ids[at] ?? '', zIndex: zIndex ?? at }))
    .sort((a, b) => a.zIndex - b.zIndex)
  const isRising = layers.every((layer, at) => at === 0 || layer.zIndex > (layers[at - 1]?.zIndex ?? 0))
  return isRising ? layers : layers.map((layer, zIndex) => ({ ...layer, zIndex }))
}

/** The first to bear an id keeps it; those without one are numbered. */
export function withoutRepeats(ids: readonly (string | undefined)[], prefix: string): string[] {
  const taken = new Set(ids)
  const given = new Set<string>()
  let next = 1
  return ids.map((id) => {
    let unique = id
    if (unique === undefined || given.has(unique)) {
      while (taken.has(`${prefix}-${next}`)) next += 1
      unique = `${prefix}-${next}`
      next += 1
    }
    given.add(unique)
    return unique
  })
}

function readSide(value: unknown, place: string): number {
  return Math.round(readNumber(canvasLimits.minSide, canvasLimits.maxSide)(value, place))
}
