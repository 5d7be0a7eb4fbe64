import type { Passage } from './claims.ts'
import { type Context, shareOf } from './context.ts'

/**
 * A changed number often occurs somewhere else in the source. So if a post's sentence clearly repeats one of the
 * source's, its claim must be at the same place in that sentence: a rival there that the post omits replaces the claim.
 */
interface Spot {
  passage: Passage
  first: number
  last: number
}

interface Placed<Kind extends Spot> {
  sentence: number
  claim: Kind
}

/** Candidates in equally similar sentences are compared by this many neighbours. */
const maxCompared = 40
/** Bonus for similar neighbours, added to the share; at most six points. */
const alikenessWorth = 0.02
const maxAlike = 6

/** From this overlap on a sentence is a repetition of another rather than on the same subject. */
const repeats = 0.5
/** A retelling merges sentences within this distance. */
const beside = 3
/** Neighbour matches that make a rival's place the claim's: one nearest word. */
const placed = 2
/** Overlap of another sentence, as a share of the best, to be the one meant. */
const rivalRatio = 0.6

/** The candidate that matches the claim, or null if a rival is in its place. */
export function chooseSpot<Kind extends Spot>(
  claim: Kind,
  candidates: readonly Placed<Kind>[],
  rivalsIn: (sentence: number) => readonly Kind[],
  context: Context,
): Placed<Kind> | null {
  const chosen = findBest(claim, candidates, context)
  if (!chosen || context.best === null || shareOf(context, context.best) < repeats) return chosen
  const share = shareOf(context, context.best)
  if (shareOf(context, chosen.sentence) < rivalRatio * share && Math.abs(chosen.sentence - context.best) > beside)
    return rivalsIn(context.best).some((rival) => alikeness(claim, rival) >= placed) ? null : chosen
  const own = alikeness(claim, chosen.claim)
  return rivalsIn(chosen.sentence).some((rival) => alikeness(claim, rival) >= own + placed) ? null : chosen
}

/** The candidate in the most similar sentence, then with the most similar neighbours; on a tie the first. */
function findBest<Kind extends Spot>(
  claim: Kind,
  candidates: readonly Placed<Kind>[],
  context: Context,
): Placed<Kind> | null {
  const most = candidates.reduce((share, { sentence }) => Math.max(share, shareOf(context, sentence)), 0)
  const near = candidates.filter(({ sentence }) => shareOf(context, sentence) >= most - alikenessWorth * maxAlike)
  let best: Placed<Kind> | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const placed of near.slice(0, maxCompared)) {
    const rank = shareOf(context, placed.sentence) + alikenessWorth * alikeness(claim, placed.claim)
    const isFirst = rank === highest && placed.sentence < (best?.sentence ?? 0)
    if (rank > highest || isFirst) best = placed
    highest = Math.max(highest, rank)
  }
  return best
}

/** An alikeness that takes the nearest word at each side, and one more. */
export const bothSides = 5

/** How many of the two words on either side match; the nearest count double. */
export function alikeness(a: Spot, b: Spot): number {
  let score = 0
  for (const [distance, points] of [
    [1, 2],
    [2, 1],
  ] as const) {
    if (isAlike(wordAt(a, a.first - distance), wordAt(b, b.first - distance))) score += points
    if (isAlike(wordAt(a, a.last + distance), wordAt(b, b.last + distance))) score += points
  }
  return score
}

function wordAt(spot: Spot, place: number): string | undefined {
  return spot.passage.tokens[place]?.word
}

/** At the start or end of a sentence there is no word to match. */
function isAlike(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a === b
}
