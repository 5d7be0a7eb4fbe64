import type { Terms } from './terms.ts'

/** How similar a text is to its reader's posts. */
export interface Interest {
  /** 0 to 1. */
  score: number
  /** The index of the most similar post; null: none has a word in common. */
  nearest: number | null
}

export interface Measure {
  of(text: Terms): Interest
  /** The stems that a text shares with a post, most significant first. */
  shared(text: Terms, post: number): string[]
}

/** Weights of the most similar posts: one post on a subject is a hint, three are more. */
const weights = [0.6, 0.25, 0.15]

/**
 * Compares texts with posts by the cosine of their tf-idf vectors.
 * @param others the texts to compare, which also count for how common a word is
 */
export function interestIn(posts: readonly Terms[], others: readonly Terms[]): Measure {
  const rarity = rarityIn([...posts, ...others])
  const vectors = posts.map((post) => toVector(post, rarity))
  const having = indexOf(vectors)
  return {
    of(text) {
      const scores = new Map<number, number>()
      for (const [stem, weight] of toVector(text, rarity)) {
        for (const { post, weight: inPost } of having.get(stem) ?? [])
          scores.set(post, (scores.get(post) ?? 0) + weight * inPost)
      }
      const order = [...scores].sort(([, a], [, b]) => b - a)
      const score = weights.reduce((sum, weight, rank) => sum + weight * (order[rank]?.[1] ?? 0), 0)
      return { score, nearest: order[0]?.[0] ?? null }
    },

    shared(text, post) {
      const shares = [...toVector(text, rarity)].map(([stem, weight]) => {
        return { stem, share: weight * (vectors[post]?.get(stem) ?? 0) }
      })
      const found = shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)
      return found.map(({ stem }) => stem)
    },
  }
}

/** The posts with each stem, so that only posts that share one with a text are compared. */
function indexOf(vectors: readonly Vector[]): ReadonlyMap<string, { post: number; weight: number }[]> {
  const having = new Map<string, { post: number; weight: number }[]>()
  for (const [post, vector] of vectors.entries()) {
    for (const [stem, weight] of vector) {
      const known = having.get(stem)
      if (known) known.push({ post, weight })
      else having.set(stem, [{ post, weight }])
    }
  }
  return having
}

type Vector = ReadonlyMap<string, number>

function rarityIn(texts: readonly Terms[]): (stem: string) => number {
  const texting = new Map<string, number>()
  for (const { counts } of texts) for (const stem of counts.keys()) texting.set(stem, (texting.get(stem) ?? 0) + 1)
  return (stem) => Math.log((texts.length + 1) / (texting.get(stem) ?? 1))
}

/** Normalised to length 1. */
function toVector({ counts }: Terms, rarity: (stem: string) => number): Vector {
  const raw = [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)] as const)
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1
  return new Map(raw.map(([stem, weight]) => [stem, weight / length]))
}
