import { describe, expect, test } from 'vitest'
import { dayAt, endOfDay, offsetPeriods, startOfDay } from './local-days.ts'

const hourMs = 3_600_000

describe('a day', () => {
  test.each([
    ['UTC', '2026-05-01', '2026-05-01T00:00:00.000Z', 24],
    ['Asia/Kathmandu', '2026-05-01', '2026-04-30T18:15:00.000Z', 24],
    ['Pacific/Kiritimati', '2026-05-01', '2026-04-30T10:00:00.000Z', 24],
    ['Etc/GMT+12', '2026-05-01', '2026-05-01T12:00:00.000Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    // clocks went from midnight to one o'clock
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    // the calendar went from the 29th to the 31st
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ])('in %s, %s starts at %s and has %d hours', (timeZone, day, start, hours) => {
    expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(start)
    expect((endOfDay(day, timeZone) - startOfDay(day, timeZone)) / hourMs).toBe(hours)
  })

  test('before 1970 ends before any post, and one far ahead after any', () => {
    expect(startOfDay('0001-01-01', 'UTC')).toBeLessThanOrEqual(0)
    expect(endOfDay('0001-01-01', 'UTC')).toBeLessThanOrEqual(0)
    expect(endOfDay('9999-12-31', 'UTC')).toBeGreaterThan(Date.UTC(9000, 0))
  })
})

test('a year has a period for each distance from UTC, without a gap', () => {
  const from = Date.UTC(2026, 0, 1)
  const until = Date.UTC(2026, 11, 31)
  const periods = offsetPeriods(from, until, 'Europe/Berlin')
  expect(periods.map((period) => [new Date(period.from).toISOString(), period.offsetMs / hourMs])).toEqual([
    ['2026-01-01T00:00:00.000Z', 1],
    ['2026-03-29T01:00:00.000Z', 2],
    ['2026-10-25T01:00:00.000Z', 1],
  ])
  expect(periods.slice(1).map((period) => period.from)).toEqual(periods.slice(0, -1).map((period) => period.until))
  expect(periods.at(-1)?.until).toBe(until + 1)
  expect(dayAt(Date.UTC(2026, 9, 24, 22), 'Europe/Berlin')).toBe('2026-10-25')
})

test('a moment is a period', () => {
  expect(offsetPeriods(5, 5, 'UTC')).toEqual([{ from: 5, until: 6, offsetMs: 0 }])
})
