import type { Passage } from './claims.ts'
import { type Context, shareOf } from './context.ts'

/**
 * A changed number often stands somewhere else in the source. So when a post's sentence plainly repeats one of the
 * source's, its claim must stand where that sentence has it: a rival there that the post leaves out takes the claim's place.
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

/** From here on a sentence is a repetition of another rather than on the same subject. */
const repeats = 0.5
/** Of the best sentence's share, what another sentence must reach to be meant instead. */
const rivalry = 0.6

/** The candidate the claim stands for, or null when a rival stands in its place. */
export function chooseSpot<Kind extends Spot>(
  claim: Kind,
  candidates: readonly Placed<Kind>[],
  rivalsIn: (sentence: number) => readonly Kind[],
  context: Context,
): Placed<Kind> | null {
  const [chosen] = [...candidates].sort((a, b) => rank(b) - rank(a) || a.sentence - b.sentence)
  function rank(candidate: Placed<Kind>): number {
    return shareOf(context, candidate.sentence) + 0.02 * alikeness(claim, candidate.claim)
  }
  if (!chosen || context.best === null || shareOf(context, context.best) < repeats) return chosen ?? null
  const share = shareOf(context, context.best)
  if (shareOf(context, chosen.sentence) < rivalry * share) return rivalsIn(context.best).length > 0 ? null : chosen
  const own = alikeness(claim, chosen.claim)
  return rivalsIn(chosen.sentence).some((rival) => alikeness(claim, rival) > own) ? null : chosen
}

/** An alikeness that takes the nearest word at each side, and one more. */
export const bothSides = 5

/** How many of the two words at either side are the same; the nearest count double. */
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

/** Where a sentence begins or ends there is no word to agree. */
function isAlike(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a === b
}
