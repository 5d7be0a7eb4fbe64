import { expect, test } from 'vitest'
import { ripeFigures } from './ripe-figures.ts'

const publishedAt = Date.UTC(2026, 10, 1, 9)
const on = (day: number, source: 'typed' | 'imported' | 'linkedin' = 'typed', hour = 12) => ({
  at: new Date(Date.UTC(2026, 10, day, hour)).toISOString(),
  source,
})

test('the first figures after six days count, not the latest', () => {
  const listed = [on(20), on(8), on(3)]
  expect(ripeFigures(publishedAt, listed)).toBe(listed[1])
  expect(ripeFigures(publishedAt, [on(3), on(6)])).toBeUndefined()
})

test('of one day LinkedIn’s own count first', () => {
  const listed = [on(9, 'typed', 8), on(9, 'imported', 12), on(9, 'linkedin', 20)]
  expect(ripeFigures(publishedAt, listed)).toBe(listed[2])
})
