import fc from 'fast-check'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { findFault } from '../support/expressions/growth.ts'
import { maxGrowth } from '../support/expressions/most-growth.ts'
import { simplify } from '../support/expressions/simple-expression.ts'
import { processorMs } from '../support/processor-time.ts'

/** The checker of expressions agrees with an independent one, and with measured times. */

const letter = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '\\s', '\\d')
const around = fc.constantFrom(
  '(?<!a)',
  '(?<=b)',
  '(?!a)',
  '(?=b)',
  '(?<![ab])',
  '(?=a*b)',
  '(?<=a\\s*)',
  '(?!ab)',
  '\\b',
)
const times = fc.constantFrom('', '*', '+', '?', '*?', '{2}', '{1,2}')

/** Expressions of any shape. @param part their elements besides letters and repetitions */
function anyExpression(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { any } = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(letter, times).map(([each, count]) => each + count),
      fc.tuple(tie('any'), part, tie('any')).map((parts) => parts.join('')),
      fc.tuple(tie('any'), tie('any')).map(([one, other]) => `(?:${one}|${other})`),
      fc.tuple(tie('any'), times).map(([each, count]) => `(?:${each})${count}`),
    ),
  }))
  return fc.tuple(fc.constantFrom('', '^'), any, fc.constantFrom('', '$', 'c')).map((parts) => parts.join(''))
}

test('what is said to be quick is so for a checker that knows nothing of ours', () => {
  process.env.RECHECK_BACKEND = 'pure'
  fc.assert(
    fc.property(anyExpression(fc.constant('')), (source) => {
      const found = checkSync(source, '', { checker: 'automaton', timeout: 2_000, recallLimit: 0 })
      const ours = Math.max(...simplify(source, '').patterns.map(maxGrowth))
      if (found.status !== 'vulnerable') return
      // how much larger the checker's own result may be
      expect(ours).toBeGreaterThanOrEqual(2)
    }),
    { seed: 1 },
  )
})

test('what is said to be quick is so when it is run', () => {
  const words = ['a', 'b', ' ', '1', 'ab', 'a ', 'b ', '1a', 'ab ', 'aab', 'abb', ' 1']
  const texts = words.flatMap((word) => ['', 'c', ' x'].map((end) => word.repeat(20_000 / word.length) + end))
  fc.assert(
    fc.property(anyExpression(fc.oneof(around, times)), (source) => {
      fc.pre(isExpression(source) && findFault(source, 'g') === null)
      const expression = new RegExp(source, 'g')
      const slow = texts.filter((text) => processorMs(() => text.replace(expression, '')) > 1_000)
      expect(slow.map((text) => text.slice(0, 10))).toEqual([])
    }),
    { seed: 1, numRuns: 50 },
  )
})

function isExpression(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false // two repetitions in a row
  }
}
