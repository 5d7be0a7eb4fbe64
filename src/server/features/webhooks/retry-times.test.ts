import { expect, test } from 'vitest'
import { deliveryPausesMs } from '#shared/rules/webhooks'
import { hourMs, minuteMs, secondMs } from '#shared/time/durations'
import { nextTryAt } from './retry-times.ts'

const now = Date.UTC(2026, 10, 29, 12)
const pauses = (chance: number) => deliveryPausesMs.map((_, tries) => (nextTryAt(tries, now, '', chance) ?? now) - now)

test('tries spread over three days, as the specification’s example does', () => {
  expect(pauses(0)).toEqual([
    0,
    5 * secondMs,
    5 * minuteMs,
    30 * minuteMs,
    ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
  ])
  expect(nextTryAt(10, now, '', 0)).toBeNull()
})

test('a pause grows by a tenth at most', () => {
  expect(pauses(1)).toEqual(pauses(0).map((pause) => Math.round(pause * 1.1)))
})

test.each([
  ['120', 120 * secondMs],
  ['1', 5 * secondMs],
  [new Date(now + hourMs).toUTCString(), hourMs],
  [new Date(now - hourMs).toUTCString(), 5 * secondMs],
  ['999999999', 24 * hourMs],
  ['soon', 5 * secondMs],
  ['-5', 5 * secondMs],
])('Retry-After: %s counts when it is later than the schedule, up to a day', (retryAfter, pause) => {
  expect(nextTryAt(1, now, retryAfter, 0)).toBe(now + pause)
})
