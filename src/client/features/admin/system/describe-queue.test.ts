import { expect, test } from 'vitest'
import { describeLane, describeMails, isShown, type Lane } from './describe-queue.ts'

const idle: Lane = { lane: 'mail', waiting: 0, oldestWaitingAt: null, running: 0, later: 0 }

test('a lane without jobs has nothing to do', () => {
  expect(describeLane(idle)).toBe('Nothing to do')
})

test('a lane says what waits, since when, what runs and what is tried later', () => {
  const busy = { ...idle, waiting: 2_000, oldestWaitingAt: '2026-11-20T14:05:00.000Z', running: 1, later: 3 }
  expect(describeLane(busy)).toMatch(/^2,000 waiting, the oldest since .*2026.*, 1 running, 3 to retry$/)
})

test('a lane that only runs says nothing of waiting', () => {
  expect(describeLane({ ...idle, running: 4 })).toBe('4 running')
})

test('the lane of other versions shows only while something waits in it', () => {
  expect(isShown(idle)).toBe(true)
  expect(isShown({ ...idle, lane: 'unknown' })).toBe(false)
  expect(isShown({ ...idle, lane: 'unknown', later: 1 })).toBe(true)
})

test.each([
  [{ isConfigured: true, unsent: 0, failed: 0 }, 'Empty'],
  [{ isConfigured: true, unsent: 1, failed: 0 }, '1 mail not sent yet'],
  [{ isConfigured: true, unsent: 12, failed: 2 }, '12 mails not sent yet, 2 failed'],
  [{ isConfigured: false, unsent: 3, failed: 0 }, '3 mails not sent yet, no mail server'],
])('the outbox %j reads “%s”', (mails, sentence) => {
  expect(describeMails(mails)).toBe(sentence)
})
