import type { Found, SourceIndex } from './index-source.ts'

/** The most places that are kept for a claim; the first ones tell enough. */
const maxFound = 150
/** What is remembered with a source, so that the next key stroke does not look for it again. */
const maxRemembered = 500

/**
 * Looks through a source for what fits a claim, once for all claims of the same key: a line may repeat a number a
 * thousand times, and so may its source.
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
