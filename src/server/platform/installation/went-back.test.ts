import { expect, test } from 'vitest'
import { nextHeartbeat, wentBack } from './went-back.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.parse('2026-11-27T12:00:00Z')
const judge = (inside: number | null, outside: number | null, isStart = true) =>
  wentBack({ inside, outside, now, isStart })

test('a database that is more than two minutes older than what is outside it went back', () => {
  expect(judge(now - 10 * minute, now - 7 * minute)).toBe(true)
  expect(judge(now - 8 * minute, now - 7 * minute)).toBe(false)
  expect(judge(now - 7 * minute, now - 8 * minute)).toBe(false)
  expect(judge(null, now - day), 'a copy from before it was noted').toBe(true)
})

test('however long the server was stopped, a database as old as what is outside it did not', () => {
  expect(judge(now - 40 * day, now - 40 * day)).toBe(false)
})

test('where nothing outside tells, a start takes an old database for a copy, and a process that runs does not', () => {
  expect(judge(now - 11 * minute, null)).toBe(true)
  expect(judge(now - 9 * minute, null)).toBe(false)
  expect(judge(now - day, null, false)).toBe(false)
  expect(judge(null, null), 'a new installation').toBe(false)
})

test('what a clock gone wrong wrote outside tells nothing', () => {
  expect(judge(now - minute, now + 300 * day)).toBe(false)
  expect(judge(now - day, now + 300 * day)).toBe(true)
})

test('the heartbeat never goes back for clocks that differ a little, and leaves that of a clock gone wrong', () => {
  expect(nextHeartbeat({ inside: null, now })).toBe(now)
  expect(nextHeartbeat({ inside: now - minute, now })).toBe(now)
  expect(nextHeartbeat({ inside: now + 5 * minute, now })).toBe(now + 5 * minute)
  expect(nextHeartbeat({ inside: now + 300 * day, now })).toBe(now)
})
