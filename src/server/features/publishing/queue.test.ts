import { expect, test } from 'vitest'
import { nextFreeTime } from './queue.ts'

const slots = [
  { weekday: 2, time: '09:00' },
  { weekday: 4, time: '17:30' },
  { weekday: 2, time: '07:15' },
]
/** A Monday. */
const now = Date.parse('2026-11-23T12:00Z')
const zone = { timeZone: 'Europe/Berlin', now }

test('the next weekly time is taken, those of one day in order', () => {
  expect(nextFreeTime(slots, { ...zone, taken: [] })?.at).toBe('2026-11-24T07:15')
  const first = Date.parse('2026-11-24T07:15+01:00')
  expect(nextFreeTime(slots, { ...zone, taken: [first] })?.at).toBe('2026-11-24T09:00')
  const second = Date.parse('2026-11-24T09:00+01:00')
  expect(nextFreeTime(slots, { ...zone, taken: [second, first] })).toEqual({
    at: '2026-11-26T17:30',
    dueAt: Date.parse('2026-11-26T17:30+01:00'),
  })
})

test('a time of today that is over counts for next week', () => {
  const monday = [{ weekday: 1, time: '12:00' }]
  expect(nextFreeTime(monday, { ...zone, taken: [] })?.at).toBe('2026-11-30T12:00')
})

test('the wall time stays the same across a change of the clocks', () => {
  const sunday = [{ weekday: 7, time: '02:30' }]
  const before = Date.parse('2027-03-27T12:00Z')
  const slot = nextFreeTime(sunday, { timeZone: 'Europe/Berlin', now: before, taken: [] })
  expect(slot).toEqual({ at: '2027-03-28T02:30', dueAt: Date.parse('2027-03-28T01:30Z') })
})

test('without weekly times there is no next one', () => {
  expect(nextFreeTime([], { ...zone, taken: [] })).toBeNull()
})
