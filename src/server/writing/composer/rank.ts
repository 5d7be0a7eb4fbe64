import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import type { PostForm } from '#shared/rules/post-plan'
import type { Candidate } from './candidates.ts'
import { subjectStems } from './words.ts'

/**
 * How much each sentence says of its text, by form and statistics alone: centrality in the graph of similar sentences
 * (LexRank, Erkan and Radev 2004), position, likeness to the title, and facts.
 */
export interface Ranked extends Candidate {
  score: number
  /** Unit vector over stems, for comparing sentences. */
  vector: ReadonlyMap<string, number>
}

/** The graph grows with the square of the sentences: of a long text, its beginning and the heads of later paragraphs. */
const maxFromStart = 240
const maxFromLater = 60

/** The title and the beginning tell what a text is about; a figure or a name is worth more than a general remark. */
const weights = { title: 0.7, position: 0.2, centrality: 0.1, facts: 0.2, angle: 1.2 }
/** Where a number holds the post together. */
const factsOfNumber = 0.5
const damping = 0.85
const rounds = 30

/** What the author wants the post to be about, beyond what the text itself puts first. */
export interface Aim {
  angle: string | null
  form: PostForm | null
}

export function rankSentences(
  candidates: readonly Candidate[],
  titleStems: ReadonlySet<string>,
  language: Language | null,
  aim: Aim = { angle: null, form: null },
): Ranked[] {
  const chosen = thin(candidates)
  const vectors = vectorsOf(chosen.map((candidate) => subjectStems(candidate.text, language)))
  const centrality = centralityOf(vectors)
  const titleVector = evenVector(titleStems)
  const angleVector = evenVector(new Set(subjectStems(aim.angle ?? '', language)))
  const factsWeight = aim.form === 'number' ? factsOfNumber : weights.facts
  const total = Math.max(1, (candidates.at(-1)?.index ?? 0) + 1)
  return chosen.map((candidate, place) => {
    const vector = vectors[place] ?? new Map<string, number>()
    const worth =
      weights.centrality * (centrality[place] ?? 0) +
      weights.position * positionWorth(candidate, total) +
      weights.title * similarityOf(vector, titleVector) +
      weights.angle * similarityOf(vector, angleVector) +
      factsWeight * factsWorth(candidate.text, language)
    return { ...candidate, vector, score: worth * candidate.fitness }
  })
}

function evenVector(stems: ReadonlySet<string>): Map<string, number> {
  return new Map([...stems].map((stem) => [stem, 1 / Math.sqrt(stems.size)] as const))
}

/** Cosine of two sentences: 0 nothing in common, 1 the same words. */
export function similarityOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [stem, weight] of a) sum += weight * (b.get(stem) ?? 0)
  return sum
}

function thin(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.length <= maxFromStart + maxFromLater) return [...candidates]
  const heads = candidates.slice(maxFromStart).filter((candidate) => candidate.isFirstOfParagraph)
  const step = Math.max(1, Math.ceil(heads.length / maxFromLater))
  return [...candidates.slice(0, maxFromStart), ...heads.filter((_, place) => place % step === 0)]
}

function vectorsOf(stemLists: readonly string[][]): Map<string, number>[] {
  const spread = new Map<string, number>()
  for (const stems of stemLists) for (const stem of new Set(stems)) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return stemLists.map((stems) => {
    const vector = new Map<string, number>()
    for (const stem of stems) vector.set(stem, (vector.get(stem) ?? 0) + 1)
    for (const [stem, count] of vector)
      vector.set(stem, count * Math.log(1 + stemLists.length / (spread.get(stem) ?? 1)))
    const length = Math.hypot(...vector.values()) || 1
    for (const [stem, weight] of vector) vector.set(stem, weight / length)
    return vector
  })
}

/** Power iteration over the similarity graph; the most central sentence gets 1. */
function centralityOf(vectors: readonly ReadonlyMap<string, number>[]): number[] {
  const count = vectors.length
  const graph = similarityGraph(vectors)
  const sums = graph.map((row) => row.reduce((sum, weight) => sum + weight, 0))
  let rank = new Float64Array(count).fill(1 / Math.max(1, count))
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float64Array(count).fill((1 - damping) / Math.max(1, count))
    graph.forEach((row, i) => {
      const share = sums[i] ? (damping * (rank[i] ?? 0)) / sums[i] : 0
      row.forEach((weight, j) => {
        next[j] = (next[j] ?? 0) + share * weight
      })
    })
    rank = next
  }
  const most = Math.max(...rank, Number.MIN_VALUE)
  return Array.from(rank, (value) => value / most)
}

/** Cosines of all pairs, gathered stem by stem, since most pairs share none. The diagonal stays 0. */
function similarityGraph(vectors: readonly ReadonlyMap<string, number>[]): Float64Array[] {
  const graph = vectors.map(() => new Float64Array(vectors.length))
  const holders = new Map<string, { place: number; weight: number }[]>()
  vectors.forEach((vector, place) => {
    for (const [stem, weight] of vector) {
      const others = holders.get(stem) ?? []
      if (others.length === 0) holders.set(stem, others)
      const row = graph[place]
      for (const other of others) {
        const mirror = graph[other.place]
        if (!row || !mirror) continue
        const sum = (row[other.place] ?? 0) + weight * other.weight
        row[other.place] = sum
        mirror[place] = sum
      }
      others.push({ place, weight })
    }
  })
  return graph
}

/** News tells the most first; the last paragraphs of any text often conclude. */
function positionWorth(candidate: Candidate, total: number): number {
  const lead = 1 / (1 + candidate.index / 5)
  const head = candidate.isFirstOfParagraph ? 0.1 : 0
  const close = candidate.index >= total - 2 && total > 8 ? 0.1 : 0
  return Math.min(1, lead + head + close)
}

/** Figures, quoted words and names; German capitals are mere nouns there. */
function factsWorth(text: string, language: Language | null): number {
  const hasFigure = /\p{Nd}[.,]{0,3}\s?(?:%|‰|[€$£]|\p{L})|[€$£]\s?\p{Nd}|\p{Nd}{2,}/u.test(text)
  const hasQuote = /[“„«"「].{12,1000}[”“»"」]/u.test(text)
  const hasName =
    language !== null && textWords[language].capitalisesNouns
      ? /\p{Lu}{2,}/u.test(text)
      : /\s\p{Lu}[\p{L}]+/u.test(text)
  return (hasFigure ? 0.5 : 0) + (hasQuote ? 0.25 : 0) + (hasName ? 0.25 : 0)
}
