import { expect, test } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { followTry, type TriedPost, type Try } from './follow-try.ts'

const plan: Try = {
  dimension: 'opening',
  a: 'question',
  b: 'statement',
  first: 'a',
  posts: 8,
  measure: 'impressions',
  startedAt: 1_000 * hourMs,
}

const plain = { form: null, opening: 'statement', length: 'medium', weekday: '1', daypart: 'morning' }

function post(index: number, opening: string, count: number | null): TriedPost {
  return { id: `p${index}`, publishedAt: plan.startedAt + index * hourMs, traits: { ...plain, opening }, count }
}

/** Posts as planned, with a count for each. */
function asPlanned(counts: readonly (number | null)[]): TriedPost[] {
  return counts.map((count, index) => post(index, index % 2 === 0 ? 'question' : 'statement', count))
}

test('posts count in turn; what is not as planned is passed over, and so is what went out before', () => {
  const posts = [
    post(-1, 'question', 9),
    post(0, 'statement', 9),
    ...asPlanned([1, 2]).slice(0, 1),
    post(3, 'question', 9),
  ]
  const { counted, next, result } = followTry(plan, posts)
  expect(counted.map(({ id, side }) => [id, side])).toEqual([['p0', 'a']])
  expect([next, result]).toEqual(['b', null])
})

test('there is no result before every post has its figures', () => {
  const counts = [100, 900, 120, 800, 90, 700, 110]
  expect(followTry(plan, asPlanned([...counts, null]))).toMatchObject({ next: null, result: null })
  expect(followTry(plan, asPlanned([...counts, 950])).result).toMatchObject({ winner: 'b' })
})

test('more posts than planned change nothing', () => {
  const counts = [100, 900, 120, 800, 90, 700, 110, 950]
  const { counted, result } = followTry(plan, asPlanned([...counts, 5_000_000, 0]))
  expect(counted).toHaveLength(8)
  expect(result).toEqual(followTry(plan, asPlanned(counts)).result)
})

/** Random numbers that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Counts as posts get them: log-normal, so that a few go very far, more from post to post as an account grows, and now
 * and then a post that gets ten times as much.
 * @param factor how many times as much those of b get
 */
function simulate(random: () => number, { posts, factor, growth }: { posts: number; factor: number; growth: number }) {
  return Array.from({ length: posts }, (_, index) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const burst = random() < 0.05 ? 10 : 1
    const usual = 800 * growth ** index * burst * (index % 2 === 1 ? factor : 1)
    return Math.round(usual * Math.exp(0.7 * normal))
  })
}

function shareOfWinners(factor: number, posts: number, growth = 1): { any: number; right: number } {
  const random = createRandom(posts * 1_000 + Math.round(factor * 10) + Math.round(growth * 100))
  const tries = 2_000
  let any = 0
  let right = 0
  for (let index = 0; index < tries; index += 1) {
    const winner = followTry({ ...plan, posts }, asPlanned(simulate(random, { posts, factor, growth }))).result?.winner
    if (winner) any += 1
    if (winner === 'b') right += 1
  }
  return { any: any / tries, right: right / tries }
}

test('where there is no difference, at most 5 of 100 tries have a winner', () => {
  for (const posts of [8, 12, 16]) {
    for (const growth of [1, 1.05]) expect(shareOfWinners(1, posts, growth).any).toBeLessThanOrEqual(0.05)
  }
}, 60_000)

test('four times as much is found the more surely the more posts are tried, and never the wrong way round', () => {
  const [eight, twelve, sixteen] = [8, 12, 16].map((posts) => shareOfWinners(4, posts))
  expect(eight?.right).toBeGreaterThan(0.3)
  expect(twelve?.right).toBeGreaterThan(0.6)
  expect(sixteen?.right).toBeGreaterThan(0.8)
  for (const each of [eight, twelve, sixteen]) expect((each?.any ?? 0) - (each?.right ?? 0)).toBeLessThan(0.001)
}, 60_000)
