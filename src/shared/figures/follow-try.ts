import type { Dimension, Measure } from '../rules/figures.ts'
import { type Comparison, compareCounts } from './rank-test.ts'

/** A planned try: the next posts alternate between two values of one dimension. */
export interface Try {
  dimension: Dimension
  a: string
  b: string
  /** The value of the first post. */
  first: 'a' | 'b'
  /** How many posts, half of each. */
  posts: number
  measure: Measure
  /** Epoch ms. */
  startedAt: number
}

/** A published post with its result; null: no figures yet. */
export interface TriedPost {
  id: string
  publishedAt: number
  traits: Readonly<Record<Dimension, string | null>>
  count: number | null
}

export interface Progress<Post extends TriedPost> {
  /** Those that went out as planned, in order. */
  counted: readonly (Post & { side: 'a' | 'b' })[]
  /** What the next post should have; null: all are out. */
  next: 'a' | 'b' | null
  /** Set only once every post has figures: looking earlier would find winners by chance. */
  result: (Comparison & { winner: 'a' | 'b' | null }) | null
}

/** A difference that comes by chance less often than this counts. */
const maxChance = 0.05

/**
 * How far a try is. A post counts if it has the value whose turn it is; any other is passed over, so that a try can go
 * on after it. Pure.
 */
export function followTry<Post extends TriedPost>(plan: Try, posts: readonly Post[]): Progress<Post> {
  const counted: (Post & { side: 'a' | 'b' })[] = []
  let next: 'a' | 'b' = plan.first
  const since = posts.filter(({ publishedAt }) => publishedAt >= plan.startedAt)
  for (const post of since.sort((one, other) => one.publishedAt - other.publishedAt)) {
    if (counted.length === plan.posts) break
    if (post.traits[plan.dimension] !== plan[next]) continue
    counted.push({ ...post, side: next })
    next = next === 'a' ? 'b' : 'a'
  }
  const isOut = counted.length === plan.posts
  return { counted, next: isOut ? null : next, result: isOut ? resultOf(counted) : null }
}

function resultOf(counted: readonly (TriedPost & { side: 'a' | 'b' })[]): Progress<TriedPost>['result'] {
  const countsOf = (side: 'a' | 'b') => counted.flatMap((post) => (post.side === side ? (post.count ?? []) : []))
  const [a, b] = [countsOf('a'), countsOf('b')]
  if (a.length + b.length < counted.length) return null
  const comparison = compareCounts(a, b)
  const isFound = comparison.chance <= maxChance && comparison.factor !== 1
  return { ...comparison, winner: isFound ? (comparison.factor > 1 ? 'b' : 'a') : null }
}
