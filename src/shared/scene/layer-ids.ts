/** The layers that an edit is about. A lone string is left out on purpose: it would be iterated letter by letter. */
export type LayerIds = readonly string[] | ReadonlySet<string>

export function toIdSet(ids: LayerIds): ReadonlySet<string> {
  return ids instanceof Set ? ids : new Set(ids)
}
