import { expect, test } from 'vitest'
import { sampleAccount, samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { freeTimes } from './free-times.ts'

/** Monday and Tuesday. */
const days = ['2098-12-01', '2098-12-02']
const slots = [
  { weekday: 1, time: '17:30' },
  { weekday: 1, time: '09:00' },
]
const place = { days, timeZone: 'Europe/Berlin', now: Date.parse('2098-11-30T00:00:00Z') }
const find = (
  accounts: Parameters<typeof freeTimes>[0],
  publications: Parameters<typeof freeTimes>[1] = [],
  now = place.now,
) => [...freeTimes(accounts, publications, { ...place, now }).values()]

test('weekly times are free on their weekday, each once', () => {
  expect(find([sampleAccount({ slots }), sampleAccount({ id: 'bea', slots })])).toEqual([['09:00', '17:30'], []])
})

test('what is taken, has passed or belongs to a paused account is not free', () => {
  const account = sampleAccount({ slots })
  expect(find([account], [samplePublication()])).toEqual([['17:30'], []])
  expect(find([account], [samplePublication({ state: 'cancelled' })])).toEqual([['09:00', '17:30'], []])
  expect(find([account], [], Date.parse('2098-12-01T12:00:00Z'))).toEqual([['17:30'], []])
  expect(find([sampleAccount({ slots, isPaused: true })])).toEqual([[], []])
})
