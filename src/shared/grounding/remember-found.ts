import type { Found, SourceIndex } from './index-source.ts'

/** Maximum stored places per claim; the first ones are enough. */
const maxFound = 150
/** Number of cached lookups per source, so that a key stroke does not repeat them. */
const maxRemembered = 500

/**
 * Searches a source for matches of a claim once per key: a line may repeat a number a thousand times, and so may its
 * source.
 */
export function rememberFound<Kind>() {
  const remembered = new WeakMap<SourceIndex, Map<string, readonly Found<Kind>[]>>()

  return (
    index: SourceIndex,
    key: string,
    all: readonly Found<Kind>[],
    fits: (claim: Kind) => boolean,
  ): readonly Found<Kind>[] => {
    const known = remembered.get(index) ?? new Map<string, readonly Found<Kind>[]>()
    remembered.set(index, known)
    const before = known.get(key)
    if (before) return before

    const found: Found<Kind>[] = []
    for (const each of all) {
      if (fits(each.claim)) found.push(each)
      if (found.length === maxFound) break
    }
    if (known.size >= maxRemembered) known.clear()
    known.set(key, found)
    return found
  }
}
