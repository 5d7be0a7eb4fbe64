/** How much of a reference text was found, and how little else: overlapping runs of four words, all 0 to 1. */
export function shingleScore(reference, text) {
  const [wanted, found] = [shingles(reference), shingles(text)]
  const [wantedCount, foundCount] = [sum(wanted), sum(found)]
  let shared = 0
  for (const [shingle, count] of wanted) shared += Math.min(count, found.get(shingle) ?? 0)
  const isEmpty = wantedCount === 0 && foundCount === 0
  return {
    f1: isEmpty ? 1 : (2 * shared) / (wantedCount + foundCount),
    /** Null for a page of which nothing was read: what is not there cannot be wrong. */
    precision: foundCount === 0 ? null : shared / foundCount,
    recall: wantedCount === 0 ? null : shared / wantedCount,
  }
}

function shingles(text) {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const counts = new Map()
  for (let at = 0; at < Math.max(1, words.length - 3); at += 1) {
    const shingle = words.slice(at, at + 4).join(' ')
    if (shingle) counts.set(shingle, (counts.get(shingle) ?? 0) + 1)
  }
  return counts
}

function sum(counts) {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}
