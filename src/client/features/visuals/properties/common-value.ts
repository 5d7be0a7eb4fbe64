/** The common value of several layers, for a field that edits them all at once. */

/** They differ: the field stays empty and says "Mixed". */
export const mixed = Symbol('mixed')

export type Common<Value> = Value | typeof mixed

/** The value that `pick` finds in every item, `mixed` where they differ, undefined where there is no item. */
export function commonValue<Item, Value>(
  items: readonly Item[],
  pick: (item: Item) => Value,
): Common<Value> | undefined {
  const [first, ...others] = items
  if (first === undefined) return undefined
  const value = pick(first)
  return others.every((other) => Object.is(pick(other), value)) ? value : mixed
}

export function orUndefined<Value>(common: Common<Value> | undefined): Value | undefined {
  return common === mixed ? undefined : common
}
