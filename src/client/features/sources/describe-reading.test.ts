import { expect, test } from 'vitest'
import { describeAge, describeOldness, describeReading, describeStatus } from './describe-reading.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'Read just now'],
  ['2026-11-21T11:59:01Z', 'Read just now'],
  ['2026-11-21T11:59:00Z', 'Read 1 minute ago'],
  ['2026-11-21T11:48:00Z', 'Read 12 minutes ago'],
  ['2026-11-21T09:00:00Z', 'Read 3 hours ago'],
])('what was read at %s was %s', (readAt, words) => {
  expect(describeAge(readAt, now)).toBe(words)
})

test('what was read days ago says its day', () => {
  expect(describeAge('2026-11-18T12:00:00Z', now)).toMatch(/^Read on .*November.*2026$|^Read on .*2026.*November/)
})

test.each([
  ['2026-08-23', false],
  ['2026-08-22', true],
  ['2027-01-01', false],
  [null, false],
])('an article of %s is called old on 21 November 2026: %s', (published, isOld) => {
  expect(describeOldness({ published }, now) !== null).toBe(isOld)
})

test('a part, a free part and a cut text are described in different words', () => {
  const descriptions = (['ok', 'partial', 'paywalled', 'empty'] as const).map((status) =>
    describeStatus({ status, truncated: false }),
  )
  expect(new Set([...descriptions, describeStatus({ status: 'ok', truncated: true })]).size).toBe(5)
  expect(descriptions[2]).toContain('paywall')
  const pages = { read: 3, isAll: true }
  expect(describeStatus({ status: 'ok', truncated: false, pages })).toBe('Read in full, over 3 pages')
})

test('a reading says how far, how much and when', () => {
  const reading = { status: 'ok', truncated: false, words: 1204, readAt: '2026-11-21T12:00:00Z' } as const
  expect(describeReading({ ...reading, isHandedOver: false })).toMatch(
    /^Read in full\. 1.204 words, read [^,]*2026[^,]*$/,
  )
  expect(describeReading({ ...reading, isHandedOver: true })).toMatch(/2026.*, as seen by you\.$/)
})
