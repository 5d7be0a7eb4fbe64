import { expect, test } from 'vitest'
import { addDays, addMonths, dateOf, dayOf, firstWeekday, isDay, startOfWeek, weeksOfMonth } from './days.ts'

test('a moment falls on the day it is where the person lives', () => {
  const moment = '2026-11-20T23:30:00.000Z'
  expect(dayOf(moment, 'UTC')).toBe('2026-11-20')
  expect(dayOf(moment, 'Pacific/Auckland')).toBe('2026-11-21')
  expect(dayOf('2026-01-01T03:00:00.000Z', 'America/Los_Angeles')).toBe('2025-12-31')
})

test('a time zone the browser does not know still gives a day', () => {
  expect(isDay(dayOf('2026-11-20T12:00:00.000Z', 'Mars/Olympus'))).toBe(true)
})

test('days are counted across months, years and changes of the clock', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('a month later is the same day, or the last one there is', () => {
  expect(addMonths('2026-11-20', 1)).toBe('2026-12-20')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-12-05', 1)).toBe('2027-01-05')
  expect(addMonths('2026-11-20', -12)).toBe('2025-11-20')
})

test('a month is six whole weeks, the neighbours’ days filling them', () => {
  const weeks = weeksOfMonth('2026-11-20', 1)
  expect(weeks).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks[0]?.[6]).toBe('2026-11-01')
  expect(weeks[5]?.[6]).toBe('2026-12-06')
  // February 2027 begins on a Monday and would fill four weeks alone
  expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(6)
})

test('weeks begin on Monday or Sunday, as the reader has it', () => {
  expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15')
  expect(startOfWeek('2026-11-16', 1)).toBe('2026-11-16')
  expect(weeksOfMonth('2026-11-20', 0)[0]?.[0]).toBe('2026-11-01')
  expect([0, 1, 6]).toContain(firstWeekday('en-GB'))
  expect(firstWeekday('en-US@posix')).toBe(1)
})

test('only days that exist are days', () => {
  expect(isDay('2026-11-20')).toBe(true)
  for (const text of ['2026-02-30', '2026-13-01', '20 November', '2026-1-1', '']) expect(isDay(text), text).toBe(false)
})

test('a day is formatted as itself whatever the browser’s time zone', () => {
  const date = dateOf('2026-11-20')
  expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2026, 10, 20])
})
