import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.UTC(2026, 10, 29, 6)
const date = (ms: number) => new Date(ms).toUTCString()

test.each([
  ['120', 120_000],
  [' 1 ', 1_000],
  ['0.5', 500],
  ['0', 0],
  [date(now + 90_000), 90_000],
  [date(now - 90_000), 0],
  ['soon', null],
  ['9'.repeat(400), null],
  ['', null],
])('Retry-After: %s', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
})
