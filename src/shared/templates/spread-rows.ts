import type { Field, Layer } from '#shared/scene/scene'

/** A point's decoration, which moves with it, shares its groupId. */
export function isPoint({ field }: Layer): boolean {
  return field?.startsWith('point') ?? false
}

/** The words of a row: of a list, or of a line through time. */
function isRow(layer: Layer): boolean {
  return isPoint(layer) || (layer.field?.startsWith('event') === true && layer.field !== 'eventDate')
}

/**
 * If some of a column's rows are missing, the others share their room: the first stays in place, the distances grow
 * evenly, and each text may grow as much. Rows side by side stay.
 * @param layers all layers of the template's page
 * @param hasValue whether there is a value for a field
 */
export function spreadRows(layers: readonly Layer[], hasValue: (field: Field) => boolean): readonly Layer[] {
  const all = layers.filter(isRow)
  const kept = all.filter(({ field }) => field && hasValue(field))
  const [first, second] = all
  if (!first || !second || kept.length === 0 || kept.length === all.length || second.y <= first.y) return layers

  const before = second.y - first.y
  const distance = (before * all.length) / kept.length
  const shifts = new Map(kept.map((layer, index) => [layer.groupId, first.y + index * distance - layer.y]))
  return layers.map((layer) => {
    const shift = layer.groupId === undefined ? undefined : shifts.get(layer.groupId)
    if (shift === undefined) return layer
    const height = isRow(layer) ? layer.height + distance - before : layer.height
    return { ...layer, y: layer.y + shift, height }
  })
}
