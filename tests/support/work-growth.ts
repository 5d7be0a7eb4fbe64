/** Four times the text takes linear work four times as long, and quadratic work sixteen times. */
const maxGrowth = 10
/** Close enough to linear that no noise can make quadratic work look like it. */
const plainGrowth = 6
/** Twice the text takes linear work twice as long, and quadratic work four times. */
const maxDoubling = 2.5
const maxRounds = 6

/** A quarter of the text, half of it, or all. */
export type Part = 0.25 | 0.5 | 1

/**
 * How much longer the work takes for four times the text; null when that is only as much as the text explains. Other
 * load on the machine only adds time, so an unclear result is measured again for all sizes in turns, and the minimum of
 * each counts. Work is too slow only if both doublings of the text show it.
 * @param measure measures the work's time for a part of the text
 * @param wholeMs its time for the whole text
 */
export function findExcessGrowth(measure: (part: Part) => number, wholeMs = measure(1)): number | null {
  let [whole, half, quarter] = [wholeMs, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 1; round <= maxRounds; round += 1) {
    // the shortest is disturbed most, and a wrongly long one would hide growth
    quarter = Math.min(quarter, measure(0.25), measure(0.25))
    if (whole / quarter <= plainGrowth) return null
    half = Math.min(half, measure(0.5), measure(0.5))
    whole = Math.min(whole, measure(1))
  }
  const isSteep = whole / quarter > maxGrowth && Math.min(whole / half, half / quarter) > maxDoubling
  return isSteep ? whole / quarter : null
}
