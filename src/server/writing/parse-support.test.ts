import { expect, test } from 'vitest'
import { minProcessorMs } from '../../../tests/support/processor-time.ts'
import { parseSupport } from './parse-support.ts'

const none = { sentences: [], missing: [], contrary: [] }
const only = (...sentences: string[]) => ({ ...none, sentences })

test('reads what was named for each number, in the forms that models use', () => {
  const answer = '[1] The quay opened.\n(2): It cost 31 million.\n3. -\n4) none\n[9] Out of range.\nSome talk.'
  expect([...parseSupport(answer, 5)]).toEqual([
    [0, only('The quay opened.')],
    [1, only('It cost 31 million.')],
    [2, none],
    [3, none],
  ])
})

test('reads several sentences and words for one number, in any order', () => {
  const answer = [
    '[1] The quay opened in May.',
    '[1] It cost 31 million.',
    '[2] contrary: "fell"',
    '[1] missing: for the town',
    '[2] Traffic rose.',
    'missing: “in March”, which is nowhere said',
    'Contrary: «peu»',
    '[2] missing: none',
    '[2] missing:',
    'missing nothing else',
    'missing: words of no number',
  ].join('\n')
  expect([...parseSupport(answer, 2)]).toEqual([
    [0, { sentences: ['The quay opened in May.', 'It cost 31 million.'], missing: ['for the town'], contrary: [] }],
    [1, { sentences: ['Traffic rose.'], missing: ['in March'], contrary: ['fell', 'peu'] }],
  ])
})

test('a mark counts as one only before a blank, and a separator of lines ends nothing', () => {
  expect([...parseSupport('1 : a\n2 .5 million\n3.5 percent\n4 -\n  [5] a\u2028b  \n6.', 6)]).toEqual([
    [0, only('a')],
    [1, only('.5 million')],
    [3, none],
    [4, only('a\u2028b')],
  ])
})

test.each([`1${' '.repeat(100_000)}a\u2028`, `1 missing: ${'"'.repeat(100_000)}`, '[1] missing'.repeat(20_000)])(
  'a long answer holds nothing up: %.12s',
  (answer) => {
    expect(minProcessorMs(() => parseSupport(answer, 1), { enoughMs: 1_000 })).toBeLessThan(1_000)
  },
)
