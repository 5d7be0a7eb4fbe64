import { expect, test } from 'vitest'
import { samplePost } from '../../../../../tests/support/components/sample-posts.ts'
import { inListOrder } from './in-list-order.ts'

const due = (at: string) => ({ state: 'scheduled', at, accountName: 'Ada', needsAuthor: false, isLive: false }) as const
const posts = [
  samplePost({ id: 'later', createdAt: '2026-11-20T23:30:00.000Z', publication: due('2026-12-31T23:30:00.000Z') }),
  samplePost({ id: 'sooner', createdAt: '2026-11-19T12:00:00.000Z', publication: due('2026-11-27T08:00:00.000Z') }),
]
const seen = (show: 'scheduled' | null, order: 'newest' | 'oldest') =>
  inListOrder(posts, { show, order }, 'Europe/Berlin').map(({ post, day }) => [post.id, day])

test('posts are on the day they were written on, where their author lives', () => {
  expect(seen(null, 'newest')).toEqual([
    ['later', '2026-11-21'],
    ['sooner', '2026-11-19'],
  ])
})

test('scheduled posts are on the day they go out on, the soonest first or last', () => {
  const soonest = [
    ['sooner', '2026-11-27'],
    ['later', '2027-01-01'],
  ]
  expect(seen('scheduled', 'newest')).toEqual(soonest)
  expect(seen('scheduled', 'oldest')).toEqual(soonest.toReversed())
})
