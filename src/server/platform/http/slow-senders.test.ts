import { expect, test } from 'vitest'
import { connectionLimits } from './connections.ts'
import { receivingLimits } from './receiving-limits.ts'
import { isTooSlow } from './slow-senders.ts'

/** When an evenly slow sender is cut off, in seconds; null when its body arrives before. */
function endedAfter(bytes: number, bytesPerSecond: number, isSignedIn: boolean): number | null {
  for (let seconds = 0; seconds * bytesPerSecond < bytes; seconds += 1) {
    if (isTooSlow(seconds * bytesPerSecond, seconds * 1_000, isSignedIn)) return seconds
  }
  return null
}

const picture = 10 * 1024 * 1024

test('a picture of 10 MB arrives over a bad network, within the time a request has in all', () => {
  expect(endedAfter(picture, 20_000, true)).toBeNull()
  expect((picture / 20_000) * 1_000).toBeLessThan(connectionLimits.requestTimeoutMs / 3)
})

test('a stranger’s body has time to arrive, and no more than a minute', () => {
  expect(endedAfter(receivingLimits.strangersBody, 1_000, false)).toBeNull()
  expect(endedAfter(receivingLimits.strangersBody, 100, false)).toBeLessThanOrEqual(12)
  expect(endedAfter(picture, 20_000, false)).toBe(61)
})

test('who sends nothing is sent away after the grace', () => {
  expect(endedAfter(picture, 0, false)).toBe(11)
  expect(endedAfter(picture, 0, true)).toBe(31)
})

test('a pause of a minute does no harm to who sent enough before', () => {
  const sentBefore = 60 * 20_000
  expect(isTooSlow(sentBefore, 120_000, true)).toBe(false)
  expect(isTooSlow(30_000, 120_000, true)).toBe(true)
})
