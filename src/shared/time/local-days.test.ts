import { describe, expect, test } from 'vitest'
import { hourMs } from './durations.ts'
import { dayAt, daysBetween, endOfDay, startOfDay } from './local-days.ts'

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

describe('days between', () => {
  const from = Date.UTC(2026, 0, 1, 12)
  const until = Date.UTC(2026, 11, 31, 12)

  test.each(['UTC', 'Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Kolkata', 'Africa/Cairo'])(
    'two moments in %s are whole and without a gap',
    (timeZone) => {
      const days = daysBetween(from, until, timeZone)
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
      )
      expect(days.slice(1).map((day) => day.from)).toEqual(days.slice(0, -1).map((day) => day.until))
      for (const { day, ...range } of days.slice(1, -1)) {
        expect(range).toEqual({ from: startOfDay(day, timeZone), until: endOfDay(day, timeZone) })
      }
      expect([days[0]?.from, days.at(-1)?.until]).toEqual([from, until + 1])
      expect(days.every(({ day, from: start }) => dayAt(start, timeZone) === day)).toBe(true)
    },
  )

  test('a moment and itself are a part of one', () => {
    expect(daysBetween(from, from, 'UTC')).toEqual([{ day: '2026-01-01', from, until: from + 1 }])
  })

  test('leave out one that the calendar skipped', () => {
    const days = daysBetween(Date.UTC(2011, 11, 29, 12), Date.UTC(2011, 11, 31, 9), 'Pacific/Apia')
    expect(days.map(({ day }) => day)).toEqual(['2011-12-29', '2011-12-31'])
  })
})
