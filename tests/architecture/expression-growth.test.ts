import fc from 'fast-check'
import { checkSync } from 'recheck'
import { describe, expect, test } from 'vitest'
import { findFault } from '../support/expressions/growth.ts'
import { maxGrowth } from '../support/expressions/most-growth.ts'
import { simplify } from '../support/expressions/simple-expression.ts'
import { processorMs } from '../support/processor-time.ts'

/** The checker of expressions sees what is wrong with them, and agrees with one that knows nothing of it. */

test.each([
  ['a run before its end', /\s+$/, 'quadratic'],
  ['a run that begins at each of its characters', /\p{L}+-/u, 'quadratic'],
  ['what a tag may be, up to an end that never comes', /<[^>]*>/g, 'quadratic'],
  ['two runs of the same characters in a row', /^\s*\n?\s*x/, 'quadratic'],
  ['two of them, begun anywhere', /\s*[:=-]*\s*$/, 'cubic'],
  ['a number, its mark and what it answers', /^\s*[[(]?(\d{1,3})[\])]?\s*[:.)–—-]?\s+(.+)$/u, 'cubic'],
  ['hashtags that may be one or several', /^\s*(?:#\S+\s*)+$/u, 'worse than cubic'],
  ['a run in a run', /^(?:a+)+$/, 'worse than cubic'],
  ['a long lookbehind at each place', /(?<=\d\s*)m/, 'quadratic'],
  ['a long lookahead at each place', /a(?=\S*\d)/, 'quadratic'],
  ['a reference to a part', /<(b|i)>.*?<\/\1>/s, 'quadratic'],
  ['the beginning of any line', /^\s*#.*$/gm, 'quadratic'],
  [
    'two parts of bounded length that multiply',
    /<a[^>]{0,300}href[^>]{0,300}>/,
    'up to 90000 steps for each character',
  ],
  ['a bounded run that may be read in two ways', /(?:[^a]|b){0,30}c/, 'worse than cubic'],
  ['letters that only the flag makes alike', /[a-z]+[A-Z]*\d/i, 'cubic'],
])('%s', (_, { source, flags }, fault) => {
  expect(findFault(source, flags)).toBe(fault)
})

describe('an expression takes no longer than its text is long', () => {
  test.each([
    ['that stands at the start of the text', /^\s+/],
    ['whose run begins where none is before it', /(?<!\s)\s+$/],
    ['whose runs have a mark between them', /^\s*(?:[:=]\s*)?x/],
    ['whose tags may not hold the beginning of another', /<[^<>]*>/g],
    ['that matches whatever comes', /https?:\/\/\S+/g],
    ['of bounded length', /\bfrom\b[^.]{0,40}\bto\b[^.]{0,40}\d/i],
    ['that takes what the one before left', /<!--[\s\S]*?(?:-->|$)|<[a-z]/gi],
    ['whose hashtags have a blank between them', /^\s*(?:#\S+\s+)*#\S+\s*$/u],
    ['that ends at any letter but one', /(?<![\p{L}-])\p{Lu}[\p{L}]*(?!\p{L})/gu],
  ])('%s', (_, { source, flags }) => {
    expect(findFault(source, flags)).toBeNull()
  })
})

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

/** Expressions of any shape. @param part what they are made of, other than letters and repetitions */
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
      // how much worse than that is asked of the checker itself
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
