import { expect, test } from 'vitest'
import { stepOf, weeksShown } from './weeks-shown.ts'

const today = '2026-11-27'
const now = { today, weekStart: 1 }
const span = (range: 'month' | 'week', day: string) => {
  const { weeks, isFromNow } = weeksShown(range, day, now)
  return [weeks[0]?.[0], weeks.at(-1)?.at(-1), isFromNow]
}

test('the calendar begins with this week, as long as the day is among the next five', () => {
  expect(span('month', today)).toEqual(['2026-11-23', '2026-12-27', true])
  expect(span('month', '2026-12-27')).toEqual(['2026-11-23', '2026-12-27', true])
})

test('other days are shown with their whole month', () => {
  expect(span('month', '2026-11-22')).toEqual(['2026-10-26', '2026-12-06', false])
  expect(span('month', '2026-12-28')).toEqual(['2026-11-30', '2027-01-10', false])
})

test('weeks begin where the reader lives', () => {
  expect(weeksShown('week', today, { today, weekStart: 0 }).weeks[0]?.[0]).toBe('2026-11-22')
})

test('a week is shown alone', () => {
  expect(span('week', today)).toEqual(['2026-11-23', '2026-11-29', false])
})

test('steps leave no day out', () => {
  expect(stepOf('month', today, now, -1)).toBe('2026-11-22')
  expect(stepOf('month', today, now, 1)).toBe('2026-12-28')
  expect(stepOf('month', '2026-12-28', now, 1)).toBe('2027-01-28')
  expect(stepOf('month', '2026-11-22', now, -1)).toBe('2026-10-22')
  expect(stepOf('week', today, now, 1)).toBe('2026-12-04')
})
