import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

const now = new Date(2026, 10, 20, 18, 0)

test('of today only the time is said', () => {
  expect(formatMoment(new Date(2026, 10, 20, 9, 5).getTime(), now)).toBe('09:05')
})

test('of another day only the day is said', () => {
  expect(formatMoment(new Date(2026, 10, 19, 9, 5).getTime(), now)).toMatch(/19/)
  expect(formatMoment(new Date(2026, 10, 19, 9, 5).getTime(), now)).not.toMatch(/09:05/)
})
