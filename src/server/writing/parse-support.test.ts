import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../tests/support/processor-time.ts'
import { parseSupport } from './parse-support.ts'

test('reads what was named for each number, in the forms that models use', () => {
  const answer =
    '[1] The quay opened.\n(2): It cost 31 million.\n3. -\n4) none\n[9] Out of range.\n[1] Twice.\nSome talk.'
  expect([...parseSupport(answer, 5)]).toEqual([
    [0, 'The quay opened.'],
    [1, 'It cost 31 million.'],
    [2, null],
    [3, null],
  ])
})

test('a mark counts as one only before a blank, and a separator of lines ends nothing', () => {
  expect([...parseSupport('1 : a\n2 .5 million\n3.5 percent\n4 -\n  [5] a\u2028b  \n6.', 6)]).toEqual([
    [0, 'a'],
    [1, '.5 million'],
    [3, null],
    [4, 'a\u2028b'],
  ])
})

test('blanks without an end hold nothing up', () => {
  const answer = `1${' '.repeat(100_000)}a\u2028`
  expect(minProcessorMs(() => parseSupport(answer, 1), { enoughMs: 1_000 })).toBeLessThan(1_000)
})
