import type { Terms } from './terms.ts'

/** How near a text is to what its reader wrote. */
export interface Interest {
  /** 0 to 1. */
  score: number
  /** The nearest post's place in the list; null: none has a word in common. */
  nearest: number | null
}

export interface Measure {
  of(text: Terms): Interest
  /** The stems that a text has in common with a post, the most telling first. */
  shared(text: Terms, post: number): string[]
}

/** How much the nearest posts count: one post on a subject says something, three say more. */
const weights = [0.6, 0.25, 0.15]

/**
 * Measures texts against posts: the cosine of their words, in which a word counts the more, the fewer texts have it
 * (tf-idf).
 * @param others the texts to be measured, which also say how common a word is
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

/** Which posts have a stem: most texts share few with a post, and only those are looked at. */
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

/** Of length 1. */
function toVector({ counts }: Terms, rarity: (stem: string) => number): Vector {
  const raw = [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)] as const)
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1
  return new Map(raw.map(([stem, weight]) => [stem, weight / length]))
}
