import { expect, test } from 'vitest'
import { groupByMonth } from './group-by-month.ts'

const at = (...parts: [number, number, number, number?]) => ({ createdAt: new Date(...parts).toISOString() })

test('posts are told apart by the month and the year the reader lives in', () => {
  const posts = [at(2026, 10, 20), at(2026, 10, 1), at(2026, 9, 31, 23), at(2025, 9, 2)]
  const groups = groupByMonth(posts)
  expect(groups.map(({ key, items }) => [key, items.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-10', 1],
  ])
  expect(groups[0]?.startsAt).toEqual(new Date(2026, 10, 1))
})

test('the order of a list is kept, oldest first too', () => {
  const posts = [at(2026, 8, 5), at(2026, 8, 9), at(2026, 9, 1)]
  expect(groupByMonth(posts).flatMap(({ items }) => items)).toEqual(posts)
})

test('an empty list has no month', () => {
  expect(groupByMonth([])).toEqual([])
})
