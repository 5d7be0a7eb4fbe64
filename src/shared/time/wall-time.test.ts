import { expect, test } from 'vitest'
import { canonicalTimeZone } from './time-zones.ts'
import { resolveWallTime, wallTimeOf } from './wall-time.ts'

/** Each zone's changes of 2026: the local time at which clocks jump forward, and the one they are put back at. */
const changes = [
  { zone: 'Europe/Berlin', gap: '2026-03-29T02:00', fold: '2026-10-25T02:00', minutes: 60 },
  { zone: 'Europe/London', gap: '2026-03-29T01:00', fold: '2026-10-25T01:00', minutes: 60 },
  { zone: 'Europe/Helsinki', gap: '2026-03-29T03:00', fold: '2026-10-25T03:00', minutes: 60 },
  { zone: 'Atlantic/Azores', gap: '2026-03-29T00:00', fold: '2026-10-25T00:00', minutes: 60 },
  { zone: 'America/New_York', gap: '2026-03-08T02:00', fold: '2026-11-01T01:00', minutes: 60 },
  { zone: 'America/Los_Angeles', gap: '2026-03-08T02:00', fold: '2026-11-01T01:00', minutes: 60 },
  { zone: 'America/St_Johns', gap: '2026-03-08T02:00', fold: '2026-11-01T01:00', minutes: 60 },
  { zone: 'America/Santiago', gap: '2026-09-06T00:00', fold: '2026-04-04T23:00', minutes: 60 },
  { zone: 'Australia/Sydney', gap: '2026-10-04T02:00', fold: '2026-04-05T02:00', minutes: 60 },
  { zone: 'Australia/Lord_Howe', gap: '2026-10-04T02:00', fold: '2026-04-05T01:30', minutes: 30 },
  { zone: 'Pacific/Auckland', gap: '2026-09-27T02:00', fold: '2026-04-05T02:00', minutes: 60 },
  { zone: 'Pacific/Chatham', gap: '2026-09-27T02:45', fold: '2026-04-05T02:45', minutes: 60 },
] as const

const later = (wall: string, minutes: number) =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16)

test.each(changes)('a time that $zone jumps over moves forward by the jump', ({ zone, gap, minutes }) => {
  for (const inside of [0, 10, minutes - 1]) {
    const { dueAt, change } = resolveWallTime(later(gap, inside), zone)
    expect(change).toBe('moved-forward')
    expect(wallTimeOf(dueAt, zone)).toBe(later(gap, inside + minutes))
  }
  for (const outside of [-1, minutes]) {
    const { dueAt, change } = resolveWallTime(later(gap, outside), zone)
    expect(change).toBeNull()
    expect(wallTimeOf(dueAt, zone)).toBe(later(gap, outside))
  }
})

test.each(changes)('of a time that $zone has twice it is the first', ({ zone, fold, minutes }) => {
  for (const inside of [0, 10, minutes - 1]) {
    const wall = later(fold, inside)
    const { dueAt, change } = resolveWallTime(wall, zone)
    expect(change).toBe('first-of-two')
    expect(wallTimeOf(dueAt, zone)).toBe(wall)
    expect(wallTimeOf(dueAt + minutes * 60_000, zone)).toBe(wall)
  }
  for (const outside of [-1, minutes]) expect(resolveWallTime(later(fold, outside), zone).change).toBeNull()
})

test('every hour of a year is found again, in zones far ahead and far behind', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'UTC']) {
    for (let hour = 0; hour < 365 * 24; hour += 7) {
      const moment = Date.UTC(2026, 0, 1, hour)
      expect(resolveWallTime(wallTimeOf(moment, zone), zone)).toEqual({ dueAt: moment, change: null })
    }
  }
})

test('what is no time and no zone is refused', () => {
  expect(() => resolveWallTime('2026-02-30', 'UTC')).toThrow(RangeError)
  expect(() => resolveWallTime('2026-12-01T25:00', 'UTC')).toThrow(RangeError)
  expect(() => resolveWallTime('2026-12-01T09:00', 'Moon/Crater')).toThrow(RangeError)
  expect([canonicalTimeZone('Europe/Berlin'), canonicalTimeZone('Moon/Crater')]).toEqual(['Europe/Berlin', undefined])
})
