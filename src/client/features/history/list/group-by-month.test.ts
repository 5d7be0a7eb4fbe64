import { expect, test } from 'vitest'
import { groupByMonth } from './group-by-month.ts'

const on = (day: string) => ({ day })

test('posts are told apart by the month and the year', () => {
  const posts = [on('2026-11-20'), on('2026-10-31'), on('2026-10-01'), on('2025-10-02')]
  expect(groupByMonth(posts).map(({ key, startsOn, items }) => [key, startsOn, items.length])).toEqual([
    ['2026-11', '2026-11-01', 1],
    ['2026-10', '2026-10-01', 2],
    ['2025-10', '2025-10-01', 1],
  ])
})

test('the order of a list is kept, oldest first too', () => {
  const posts = [on('2026-09-05'), on('2026-09-09'), on('2026-10-01')]
  expect(groupByMonth(posts).flatMap(({ items }) => items)).toEqual(posts)
})

test('an empty list has no month', () => {
  expect(groupByMonth([])).toEqual([])
})
