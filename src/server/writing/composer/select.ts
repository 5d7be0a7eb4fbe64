import { type FoldView, firstLineFits } from '#shared/linkedin/fold'
import type { Language } from '#shared/rules/languages'
import { isQuestion, looksAhead } from './fitness.ts'
import { type Ranked, similarityOf } from './rank.ts'

/** The sentences of a post, in the article's own words. Points stand in the article's order. */
export interface Selection {
  hook: string
  points: string[]
  takeaway: string | null
}

/** MMR (Carbonell and Goldstein 1998): what a sentence adds, less what was already said. */
const newsWeight = 0.9
/** Two sentences this alike say the same thing. */
const sameSaid = 0.6
/** The points together stay a short read. */
const maxBodyChars = 1_000
const maxTakeawayChars = 200
const takeawayShare = 0.6

/** The same before they are set. */
export interface Chosen {
  hook: Ranked
  points: readonly Ranked[]
  takeaway: Ranked | null
}

export function chooseSentences(
  ranked: readonly Ranked[],
  maxPoints: number,
  language: Language | null,
): Chosen | null {
  const hook = chooseHook(ranked)
  if (!hook) return null
  const wanted = Math.min(maxPoints, Math.ceil(ranked.length / 3))
  const points = choosePoints(ranked, [hook], { wanted, maxChars: maxBodyChars })
  return { hook, points, takeaway: chooseTakeaway(ranked, [hook, ...points], language) ?? null }
}

export function toSelection({ hook, points, takeaway }: Chosen): Selection {
  return {
    hook: isShownWhole(hook.passage, 'phone') ? hook.passage : hook.text,
    points: points.toSorted((a, b) => a.index - b.index).map((point) => point.passage),
    takeaway: takeaway?.passage ?? null,
  }
}

/** The strongest sentence that a phone shows whole; one that only a desktop shows whole must be much stronger. */
export function chooseHook(ranked: readonly Ranked[]): Ranked | undefined {
  return best(ranked, (sentence) => {
    if (isShownWhole(sentence.text, 'phone')) return sentence.score
    return sentence.score * (isShownWhole(sentence.text, 'desktop') ? 0.85 : 0.5)
  })
}

function isShownWhole(text: string, device: FoldView['device']): boolean {
  return firstLineFits(text, { device, hasMedia: false })
}

/** The sentences that add most to what is said already, the best first. */
export function choosePoints(
  ranked: readonly Ranked[],
  alreadySaid: readonly Ranked[],
  { wanted, maxChars }: { wanted: number; maxChars: number },
): Ranked[] {
  const points: Ranked[] = []
  let chars = 0
  while (points.length < wanted) {
    const said = [...alreadySaid, ...points]
    const next = best(ranked, (sentence) => {
      if (isQuestion(sentence.text)) return null
      if (saysAgain(sentence, said) || chars + sentence.passage.length > maxChars) return null
      return newsWeight * sentence.score - (1 - newsWeight) * overlapOf(sentence, said)
    })
    if (!next) break
    points.push(next)
    chars += next.passage.length
  }
  return points
}

/** A last sentence from the later half that looks ahead or concludes, unless all such are much weaker than the points. */
function chooseTakeaway(
  ranked: readonly Ranked[],
  said: readonly Ranked[],
  language: Language | null,
): Ranked | undefined {
  const middle = (ranked.at(-1)?.index ?? 0) / 2
  const lastSaid = Math.max(...said.map((sentence) => sentence.index))
  const weakest = Math.min(...said.map((sentence) => sentence.score))
  return best(ranked, (sentence) => {
    if (saysAgain(sentence, said) || sentence.index < middle) return null
    if (sentence.passage.length > maxTakeawayChars || sentence.score < takeawayShare * weakest) return null
    if (!looksAhead(sentence.passage, language)) return null
    return sentence.score + (sentence.index > lastSaid ? 0.1 : 0)
  })
}

/** Whether a sentence is among others, or says what one of them says. */
export function saysAgain(sentence: Ranked, said: readonly Ranked[]): boolean {
  return said.includes(sentence) || overlapOf(sentence, said) > sameSaid
}

function overlapOf(sentence: Ranked, said: readonly Ranked[]): number {
  return Math.max(...said.map((other) => similarityOf(sentence.vector, other.vector)))
}

/** The first of the highest; null leaves one out. Order of the list decides ties, so the result is stable. */
function best(ranked: readonly Ranked[], worth: (sentence: Ranked) => number | null): Ranked | undefined {
  let winner: Ranked | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const sentence of ranked) {
    const value = worth(sentence)
    if (value !== null && value > highest) {
      highest = value
      winner = sentence
    }
  }
  return winner
}
