import { type Ranked, similarityOf } from './rank.ts'

/** MMR (Carbonell and Goldstein 1998): what a sentence adds, less what was already said. */
const newsWeight = 0.9
/** Two sentences this alike say the same thing. */
const sameSaid = 0.6
/** So many sentences are tried that turn out too long. */
const maxMisfits = 8

/** The sentences that add most to what is said already, the best first, as far as `fits` takes them. */
export function chooseFacts(
  ranked: readonly Ranked[],
  alreadySaid: readonly Ranked[],
  wanted: number,
  fits: (facts: readonly Ranked[]) => boolean = () => true,
): Ranked[] {
  const facts: Ranked[] = []
  const left = new Set(ranked)
  let misfits = 0
  while (facts.length < wanted) {
    const said = [...alreadySaid, ...facts]
    const next = best([...left], (sentence) =>
      saysAgain(sentence, said) ? null : newsWeight * sentence.score - (1 - newsWeight) * overlapOf(sentence, said),
    )
    if (!next) break
    left.delete(next)
    if (fits([...facts, next])) facts.push(next)
    else misfits += 1
    if (misfits > maxMisfits) break
  }
  return facts
}

/** Whether a sentence is among others, or says what one of them says. */
export function saysAgain(sentence: Ranked, said: readonly Ranked[]): boolean {
  return said.includes(sentence) || overlapOf(sentence, said) > sameSaid
}

function overlapOf(sentence: Ranked, said: readonly Ranked[]): number {
  return Math.max(0, ...said.map((other) => similarityOf(sentence.vector, other.vector)))
}

export function strongest(ranked: readonly Ranked[]): Ranked | null {
  return best(ranked, ({ score }) => score) ?? null
}

/** The first of the highest; null leaves one out. Order of the list decides ties, so the result is stable. */
export function best<Each>(list: readonly Each[], worth: (each: Each) => number | null): Each | undefined {
  let winner: Each | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const each of list) {
    const value = worth(each)
    if (value !== null && value > highest) {
      highest = value
      winner = each
    }
  }
  return winner
}
