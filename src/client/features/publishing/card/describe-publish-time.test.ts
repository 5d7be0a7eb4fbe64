import { expect, test } from 'vitest'
import { describePublishTime } from './describe-publish-time.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
// its day is named by the clocks of this machine
const account = { name: 'Ada', expiresAt: new Date(2027, 0, 20, 12).toISOString() }
const describe = (at: string, timeZone = 'Europe/Berlin', own = 'Europe/Berlin') =>
  describePublishTime({ at, timeZone }, { now, own, account })

/** Whether there is one after the weekday is up to the browser's own data. */
const withoutCommas = (text: string) => text.replaceAll(',', '')

test('a time says its day, its hour and its zone', () => {
  const { dueAt, problem, notes } = describe('2026-12-01T09:00')
  expect(dueAt).toBe(Date.parse('2026-12-01T08:00:00Z'))
  expect(problem).toBeNull()
  expect(notes.map(withoutCommas)).toEqual(['Goes out on Tuesday 1 December 2026 at 09:00 (Berlin).'])
})

test('what is no time, and what has passed, can’t be', () => {
  expect(describe('').problem).toBe('Choose a date and a time.')
  expect(describe('2026-12-01T09:00', 'Moon/Crater').problem).toBe('Choose a date and a time.')
  expect(describe('2026-11-22T13:00').problem).toBe('This time has passed. Choose a later one.')
})

test('elsewhere’s time is told in one’s own too', () => {
  expect(withoutCommas(describe('2026-12-01T09:00', 'America/New_York').notes[1] ?? '')).toBe(
    'For you that is Tuesday 1 December 2026 at 15:00 (Berlin).',
  )
})

test('what the clocks do at their changes is said', () => {
  const early = { name: 'Ada', expiresAt: '2099-01-01T00:00:00.000Z' }
  const at = (wall: string) =>
    describePublishTime({ at: wall, timeZone: 'Europe/Berlin' }, { now, own: 'Europe/Berlin', account: early }).notes
  expect(at('2027-03-28T02:30')[1]).toContain('02:30. It goes out at 03:30')
  expect(at('2027-10-31T02:30')[1]).toContain('It goes out at the first 02:30')
})

test('a time after the connection’s end is warned of', () => {
  expect(describe('2027-02-01T09:00').notes[1]).toContain('sign in again as Ada by 20 January 2027')
})
