/** Four times the text takes linear work four times as long, and quadratic work sixteen times. */
const maxGrowth = 10
/** So near to linear that no noise of a machine makes it of quadratic work. */
const plainGrowth = 6
/** Twice the text takes linear work twice as long, and quadratic work four times. */
const maxDoubling = 2.5
const maxRounds = 6

/** A quarter of the text, half of it, or all. */
export type Part = 0.25 | 0.5 | 1

/**
 * How many times as long work takes for four times the text; null when that is no more than its text explains. What
 * else a machine does only adds time, so where it is not plain at once all sizes are measured in turns, and the least
 * time of each counts. Work is too slow only when both doublings of the text show it.
 * @param measure the time that the work takes for a part of the text, measured now
 * @param wholeMs what it took for the whole text
 */
export function findExcessGrowth(measure: (part: Part) => number, wholeMs = measure(1)): number | null {
  let [whole, half, quarter] = [wholeMs, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 1; round <= maxRounds; round += 1) {
    // the shortest is disturbed most, and one that looks long would hide growth
    quarter = Math.min(quarter, measure(0.25), measure(0.25))
    if (whole / quarter <= plainGrowth) return null
    half = Math.min(half, measure(0.5), measure(0.5))
    whole = Math.min(whole, measure(1))
  }
  const isSteep = whole / quarter > maxGrowth && Math.min(whole / half, half / quarter) > maxDoubling
  return isSteep ? whole / quarter : null
}
