/**
 * Whether two small groups of counts differ, by the exact permutation test of their rank sums (Wilcoxon, Mann and
 * Whitney). Ranks are used rather than medians, because the medians of four and four posts cannot differ
 * significantly, and because single posts that go far must not decide.
 */

export interface Comparison {
  /** How often a difference like this comes by chance, where there is none: 0 to 1. */
  chance: number
  /** How many times as much the second group gets (Hodges and Lehmann's estimate, on a scale of factors). */
  factor: number
  /** Between which factors it lies in 95 of 100 cases; null: the posts are too few for such a range. */
  range: { from: number; to: number } | null
}

/** Pure. @param first and second counts, not negative, at least two in each */
export function compareCounts(first: readonly number[], second: readonly number[]): Comparison {
  // one more than counted, so that a post that got nothing has a factor too
  const differences = second
    .flatMap((of) => first.map((than) => Math.log((of + 1) / (than + 1))))
    .sort((one, other) => one - other)
  const margin = marginOf(first.length, second.length)
  const low = differences[margin]
  const high = differences[differences.length - 1 - margin]
  const middle = differences.length / 2
  const estimate = ((differences[Math.ceil(middle) - 1] ?? 0) + (differences[Math.floor(middle)] ?? 0)) / 2
  return {
    chance: chanceOf(first, second),
    factor: Math.exp(estimate),
    range: margin < 0 || low === undefined || high === undefined ? null : { from: Math.exp(low), to: Math.exp(high) },
  }
}

/** How many of all ways to divide the posts have rank sums as far from the middle as this one, or farther. */
function chanceOf(first: readonly number[], second: readonly number[]): number {
  const ranks = doubledRanks([...first, ...second])
  const total = ranks.reduce((sum, rank) => sum + rank, 0)
  const middle = (total * first.length) / ranks.length
  const observed = Math.abs(ranks.slice(0, first.length).reduce((sum, rank) => sum + rank, 0) - middle)
  const ways = waysBySum(ranks, first.length)
  const all = ways.reduce((sum, count) => sum + count, 0)
  const far = ways.reduce(
    (sum, count, rankSum) => (Math.abs(rankSum - middle) >= observed - 1e-9 ? sum + count : sum),
    0,
  )
  return far / all
}

/** Of the differences of all pairs, how many to leave out at each end for a range of 95 %; negative: there is none. */
function marginOf(first: number, second: number): number {
  const ranks = Array.from({ length: first + second }, (_, index) => index + 1)
  const ways = waysBySum(ranks, first)
  const all = ways.reduce((sum, count) => sum + count, 0)
  const lowest = (first * (first + 1)) / 2
  let below = 0
  let margin = -1
  for (let sum = lowest; sum < ways.length; sum += 1) {
    below += ways[sum] ?? 0
    if (below / all > 0.025) return margin
    margin += 1
  }
  return margin
}

/** The ranks of values, twice, so that equal ones have whole numbers too. */
function doubledRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return 2 * below + equal + 1
  })
}

/** For each sum, how many choices of `size` ranks have it. */
function waysBySum(ranks: readonly number[], size: number): Float64Array {
  const most = ranks.reduce((sum, rank) => sum + rank, 0)
  const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1))
  const none = ways[0]
  if (none) none[0] = 1
  let highest = 0
  ranks.forEach((rank, index) => {
    highest += rank
    for (let chosen = Math.min(size, index + 1); chosen > 0; chosen -= 1) {
      const [from, into] = [ways[chosen - 1], ways[chosen]]
      if (!from || !into) continue
      for (let sum = highest; sum >= rank; sum -= 1) into[sum] = (into[sum] ?? 0) + (from[sum - rank] ?? 0)
    }
  })
  return ways[size] ?? new Float64Array()
}
