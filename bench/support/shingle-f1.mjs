/** How much of a reference text was found, and how little else: F1 of overlapping runs of four words, 0 to 1. */
export function shingleF1(reference, text) {
  const [wanted, found] = [shingles(reference), shingles(text)]
  const [wantedCount, foundCount] = [sum(wanted), sum(found)]
  if (wantedCount === 0 || foundCount === 0) return wantedCount === foundCount ? 1 : 0
  let shared = 0
  for (const [shingle, count] of wanted) shared += Math.min(count, found.get(shingle) ?? 0)
  return (2 * shared) / (wantedCount + foundCount)
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
