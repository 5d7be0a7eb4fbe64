import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#shared/time/durations'
import { restMsOf, retryAfterSeconds } from './rest-time.ts'

const now = Date.UTC(2026, 10, 29, 6)
const date = (ms: number) => new Date(ms).toUTCString()
const rest = (headers: Record<string, string>) => restMsOf((name) => headers[name] ?? '', now)

test.each([
  ['nothing', {}, 0],
  ['max-age', { 'cache-control': 'public, max-age=3600' }, hourMs],
  ['max-age, less what a cache has used of it', { 'cache-control': 'max-age=7200', age: '3600' }, hourMs],
  ['no-cache beside max-age', { 'cache-control': 'no-cache, max-age=3600' }, 0],
  ['max-age before Expires', { 'cache-control': 'max-age=0', expires: date(now + hourMs) }, 0],
  ['Expires by the server’s own clock', { date: date(now - dayMs), expires: date(now - dayMs + hourMs) }, hourMs],
  ['Expires alone', { expires: date(now + hourMs) }, hourMs],
  ['a date that is over', { expires: '0' }, 0],
  ['a year', { 'cache-control': 'max-age=31536000' }, dayMs],
])('a server that says %s', (_, headers, expected) => {
  expect(rest(headers)).toBe(expected)
})

test.each([
  ['120', 120],
  [date(now + 90_000), 90],
  [date(now - 90_000), 0],
  ['99999999', 86_400],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s', (value, expected) => {
  expect(retryAfterSeconds(value, now)).toBe(expected)
})
