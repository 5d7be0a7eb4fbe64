import { acrossConstraints, type Constraints, downConstraints } from './constraints.ts'
import { defaultShadow } from './create.ts'
import { foldScale, type ScaledLayer } from './fold-scale.ts'
import { kindOf } from './layer-kinds.ts'
import { dataReaders } from './read-layer-data.ts'
import {
  fieldOf,
  orElse,
  placeOf,
  type Reader,
  readBoolean,
  readChoice,
  readColour,
  readNumber,
  readObject,
  readText,
  refuse,
} from './read-values.ts'
import { fields, type Layer, type LayerType, type Shadow } from './scene.ts'

const readType = readChoice(Object.keys(dataReaders) as LayerType[])
const readPosition = readNumber(-1_000_000, 1_000_000)
const readSize = readNumber(0.001, 1_000_000)
const readShare = readNumber(0, 1)

const readShadow = readObject<Shadow>({
  enabled: orElse(readBoolean, defaultShadow.enabled),
  offsetX: orElse(readPosition, defaultShadow.offsetX),
  offsetY: orElse(readPosition, defaultShadow.offsetY),
  blur: orElse(readNumber(0, 10_000), defaultShadow.blur),
  spread: orElse(readNumber(-10_000, 10_000), defaultShadow.spread),
  color: orElse(readColour, defaultShadow.color),
  opacity: orElse(readShare, defaultShadow.opacity),
})

const readConstraints = readObject<Constraints>({
  across: orElse(readChoice(acrossConstraints), undefined),
  down: orElse(readChoice(downConstraints), undefined),
})

/** All but the type and its data. */
const readBase = readObject<Omit<ScaledLayer, 'type' | 'data' | 'id' | 'name' | 'zIndex'>>({
  x: readPosition,
  y: readPosition,
  width: readSize,
  height: readSize,
  rotation: orElse(readPosition, 0),
  scaleX: orElse(readScale, 1),
  scaleY: orElse(readScale, 1),
  opacity: orElse(readShare, 1),
  visible: orElse(readBoolean, true),
  locked: orElse(readBoolean, false),
  shadow: orElse(readShadow, defaultShadow),
  groupId: orElse(readId, undefined),
  groupName: orElse(readText(200), undefined),
  field: orElse(readChoice(fields), undefined),
  constraints: orElse(readConstraints, undefined),
})

/** What the page completes: ids and the places in the order may be missing. */
export interface StoredLayer {
  readonly layer: Layer
  readonly id: string | undefined
  readonly zIndex: number | undefined
}

export const readStoredLayer: Reader<StoredLayer> = (value, place) => {
  const type = readType(fieldOf(value, 'type', place), placeOf(place, 'type'))
  const data = dataReaders[type](fieldOf(value, 'data', place) ?? {}, placeOf(place, 'data'))
  const name = orElse(readText(200), undefined)(fieldOf(value, 'name', place), placeOf(place, 'name'))
  const id = orElse(readId, undefined)(fieldOf(value, 'id', place), placeOf(place, 'id'))
  const zIndex = orElse(readPosition, undefined)(fieldOf(value, 'zIndex', place), placeOf(place, 'zIndex'))
  // the table of readers pairs each type with its data, which the compiler cannot follow
  const scaled = { ...readBase(value, place), type, data, id: '', name: '', zIndex: 0 } as unknown as ScaledLayer
  const layer = foldScale(scaled)
  return { layer: { ...layer, name: name ?? kindOf(layer).nameOf(layer) }, id, zIndex }
}

/** Ids of other editors may be numbers. */
export function readId(value: unknown, place: string): string {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof id !== 'string' || id === '' || id.length > 100) refuse(place, 'be a text of 1 to 100 characters')
  return id
}

function readScale(value: unknown, place: string): number {
  const scale = readNumber(-1_000, 1_000)(value, place)
  if (Math.abs(scale) < 0.001) refuse(place, 'be at least 0.001, or at most -0.001 for a mirrored layer')
  return scale
}
