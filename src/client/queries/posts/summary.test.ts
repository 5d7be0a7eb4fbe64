import { expect, test } from 'vitest'
import type { Post } from './post-cache.ts'
import { type PostSummary, subtractPosts } from './summary.ts'

const summary: PostSummary = {
  totalPosts: 4,
  postsWithVisuals: 2,
  gpt4Posts: 2,
  claudePosts: 1,
  postsThisMonth: 3,
  modelsThisMonth: 2,
  heldPublications: 0,
  visualsCreated: 2,
  visualsThisMonth: 1,
  models: ['gpt-4o', 'claude-3-sonnet', 'composer'],
  days: [
    { day: '2026-11-19', posts: 1 },
    { day: '2026-11-20', posts: 3 },
  ],
}
const post = (change: Partial<Post>) =>
  ({ createdAt: '2026-11-20T12:00:00.000Z', aiModel: 'gpt-4.1-mini', hasVisual: true, ...change }) as Post

test('a deleted post leaves every count it was in, before the server has counted anew', () => {
  expect(subtractPosts(summary, [post({})], 'UTC', new Date('2026-11-30T12:00:00.000Z'))).toEqual({
    ...summary,
    totalPosts: 3,
    postsWithVisuals: 1,
    gpt4Posts: 1,
    postsThisMonth: 2,
    days: [
      { day: '2026-11-19', posts: 1 },
      { day: '2026-11-20', posts: 2 },
    ],
  })
})

test('the last post of a day takes the day with it, as the author’s clock has it', () => {
  const claude = post({ createdAt: '2026-11-19T23:30:00.000Z', aiModel: 'claude-3-sonnet', hasVisual: false })
  expect(subtractPosts(summary, [claude], 'UTC')).toMatchObject({ claudePosts: 0, postsWithVisuals: 2 })
  expect(subtractPosts(summary, [claude], 'UTC').days).toEqual([{ day: '2026-11-20', posts: 3 }])
  expect(subtractPosts(summary, [claude], 'Asia/Tokyo').days).toEqual([
    { day: '2026-11-19', posts: 1 },
    { day: '2026-11-20', posts: 2 },
  ])
})

test('a post of another month leaves this month’s count alone', () => {
  const now = new Date('2026-12-01T12:00:00.000Z')
  expect(subtractPosts(summary, [post({})], 'UTC', now)).toMatchObject({ totalPosts: 3, postsThisMonth: 3 })
})
