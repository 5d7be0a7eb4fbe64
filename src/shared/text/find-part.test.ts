import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '../../../tests/support/processor-time.ts'
import { findPart } from './find-part.ts'

const repeated = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'ab', 'i\u0307', '💥'), fc.integer({ min: 1, max: 300 })), { maxLength: 6 })
  .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(''))

test('a part is found where it first stands, however long it is', () => {
  fc.assert(
    fc.property(repeated, repeated, repeated, (before, part, after) => {
      const text = before + part + after
      expect(findPart(text, part)).toBe(text.indexOf(part))
      expect(findPart(before, part)).toBe(before.indexOf(part))
    }),
  )
})

test('a text of the same letters does not hold up the search', () => {
  const half = 'i\u0307'.repeat(10_000)
  expect(processorMs(() => findPart('i\u0307'.repeat(1_000_000), `${half}x${half}`))).toBeLessThan(1_000)
})
