import { expect, test } from 'vitest'
import { groupByMonth } from './group-by-month.ts'

const at = (createdAt: string) => ({ createdAt })

test('posts are told apart by the month and the year the author lives in', () => {
  const posts = [
    at('2026-11-20T10:00:00.000Z'),
    at('2026-10-31T23:30:00.000Z'),
    at('2026-10-31T10:00:00.000Z'),
    at('2025-10-02T10:00:00.000Z'),
  ]
  const count = (timeZone: string) => groupByMonth(posts, timeZone).map(({ key, items }) => [key, items.length])
  expect(count('Europe/Berlin')).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-10', 1],
  ])
  expect(count('America/New_York')).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
    ['2025-10', 1],
  ])
  expect(groupByMonth(posts, 'UTC')[0]?.startsOn).toBe('2026-11-01')
})

test('the order of a list is kept, oldest first too', () => {
  const posts = [at('2026-09-05T10:00:00.000Z'), at('2026-09-09T10:00:00.000Z'), at('2026-10-01T10:00:00.000Z')]
  expect(groupByMonth(posts, 'UTC').flatMap(({ items }) => items)).toEqual(posts)
})

test('an empty list has no month', () => {
  expect(groupByMonth([], 'UTC')).toEqual([])
})
