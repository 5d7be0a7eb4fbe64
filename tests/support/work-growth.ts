/** Four times the text takes linear work four times as long, and quadratic work sixteen times. */
const maxGrowth = 10
/** Twice the text takes linear work twice as long, and quadratic work four times. */
const maxDoubling = 2.5
const maxRounds = 5

/** A quarter of the text, half of it, or all. */
export type Part = 0.25 | 0.5 | 1

/**
 * How many times as long work takes for four times the text; null when that is no more than its text explains. What
 * else a machine does only adds time, so the least time of each size counts; work is judged too slow only when both
 * doublings show it, in every round.
 * @param measure the time that the work takes for a part of the text, measured now
 */
export function findExcessGrowth(measure: (part: Part) => number): number | null {
  const least = { whole: Infinity, half: Infinity, quarter: Infinity }
  for (let round = 1; round <= maxRounds; round += 1) {
    least.whole = Math.min(least.whole, measure(1))
    least.half = Math.min(least.half, measure(0.5))
    // the shortest is disturbed most, and one that looks long would hide growth
    least.quarter = Math.min(least.quarter, measure(0.25), measure(0.25))
    const doublings = [least.whole / least.half, least.half / least.quarter]
    if (least.whole / least.quarter <= maxGrowth || Math.min(...doublings) <= maxDoubling) return null
  }
  return least.whole / least.quarter
}
