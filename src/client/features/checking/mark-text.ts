import type { CheckedClaim } from './check-post.ts'

/** A segment of text, and the claim it makes. */
export interface Segment {
  start: number
  text: string
  claim: CheckedClaim | null
}

const weight = { differs: 0, 'not-found': 1, opinion: 2, follows: 3, stated: 4 } as const

/**
 * Splits a text at its claims; together the segments are the text. Of overlapping claims the more serious one is kept,
 * then the first, then the longer.
 * @param claims offsets in the whole post
 * @param offset the position of this text in it
 */
export function markText(text: string, claims: readonly CheckedClaim[], offset = 0): Segment[] {
  const kept: CheckedClaim[] = []
  const inside = claims.filter(({ start, end }) => start >= offset && end <= offset + text.length && end > start)
  for (const claim of inside.toSorted(
    (a, b) => weight[a.verdict] - weight[b.verdict] || a.start - b.start || b.end - a.end,
  )) {
    const at = placeAmong(kept, claim.start)
    if ((kept[at - 1]?.end ?? 0) <= claim.start && (kept[at]?.start ?? claim.end) >= claim.end)
      kept.splice(at, 0, claim)
  }
  const segments: Segment[] = []
  let at = offset
  const add = (end: number, claim: CheckedClaim | null) => {
    if (end > at) segments.push({ start: at, text: text.slice(at - offset, end - offset), claim })
    at = end
  }
  for (const claim of kept) {
    add(claim.start, null)
    add(claim.end, claim)
  }
  add(offset + text.length, null)
  return segments
}

/** How many of these sorted, non-overlapping claims begin before a position. */
function placeAmong(claims: readonly CheckedClaim[], start: number): number {
  let [low, high] = [0, claims.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((claims[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Moves claims along with one edit of their text until the new text is checked: claims after the edit shift, a claim
 * around it stretches, and claims cut by it are dropped.
 */
export function carryClaims(claims: readonly CheckedClaim[], before: string, after: string): readonly CheckedClaim[] {
  if (before === after) return claims
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const shift = after.length - before.length
  return claims.flatMap((claim) => {
    if (claim.end <= head) return claim
    if (claim.start >= before.length - tail) return { ...claim, start: claim.start + shift, end: claim.end + shift }
    const isAround = claim.start <= head && claim.end >= before.length - tail
    return isAround ? { ...claim, end: claim.end + shift } : []
  })
}
