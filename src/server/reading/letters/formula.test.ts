import { expect, test } from 'vitest'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { type Formula, formulaText } from './formula.ts'

const sum: Formula = ['a', '+', 'b']
const brackets = (...parts: Formula[]): Formula => ({ open: '(', parts, separator: ', ', close: ')' })
const ratio = (over: Formula, under: Formula): Formula => ({ over, under })

test.each<[Formula, string]>([
  [ratio('3', '4'), '¾'],
  [ratio('3', '16'), '3/16'],
  [['2', ratio('1', '2')], '2½'],
  [['2', ratio('3', '16')], '2 3/16'],
  [ratio(sum, 'c'), '(a+b)/c'],
  [ratio('1', ['2', 'a']), '1/(2a)'],
  [ratio('distance', 'time'), 'distance/time'],
  [ratio('a', ratio('b', 'c')), 'a/(b/c)'],
  [['x', '+', ratio('a', 'b'), '−', 'y'], 'x+a/b−y'],
  [[ratio('a', 'b'), 'x'], '(a/b)x'],
  [[ratio('1', '2'), 'm', { base: 'v', raised: '2' }], '½mv²'],
])('fraction %#: %j is %s', (formula, text) => {
  expect(formulaText(formula)).toBe(text)
})

test.each<[Formula, string]>([
  [{ base: '10', raised: '3' }, '10³'],
  [{ base: '10', raised: '−6' }, '10⁻⁶'],
  [{ base: 'x', lowered: '2' }, 'x₂'],
  [{ base: 'x', lowered: '2', raised: '3' }, 'x₂³'],
  [{ base: 'x', lowered: ['i', '+', '1'] }, 'x_(i+1)'],
  [{ base: 'e', raised: ['2', 'x'] }, 'e^(2x)'],
  [{ base: 'e', raised: 'x' }, 'e^x'],
  [{ base: brackets(sum), raised: '2' }, '(a+b)²'],
  [{ base: sum, raised: '2' }, '(a+b)²'],
  [{ base: ratio('a', 'b'), raised: '2' }, '(a/b)²'],
  [{ base: 'f', raised: '′' }, 'f′'],
  [{ base: '20', raised: '∘' }, '20°'],
  [['3', { base: '10', raised: '6' }], '3 10⁶'],
])('power or index %#: %j is %s', (formula, text) => {
  expect(formulaText(formula)).toBe(text)
})

test.each<[Formula, string]>([
  [{ root: 'x' }, '√(x)'],
  [{ root: ['x', '+', '1'], degree: '3' }, '∛(x+1)'],
  [{ root: 'x', degree: 'n' }, 'ⁿ√(x)'],
  [[{ base: '∑', lowered: ['i', '=', '1'], raised: 'n' }, ' ', { base: 'x', lowered: 'i' }], '∑_(i=1)ⁿ x_i'],
  [{ name: 'sin', argument: 'x' }, 'sin x'],
  [{ name: 'log', argument: sum }, 'log(a+b)'],
  [{ name: { base: 'lim', lowered: ['x', '→', '0'] }, argument: brackets('x') }, 'lim_(x→0)(x)'],
  [{ letter: 'x', mark: '\u0304' }, 'x̄'],
  [
    brackets({
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    }),
    '(a b; c d)',
  ],
  [{ rows: [['a'], ['b']] }, '[a; b]'],
  ['𝑥⁢𝒚', 'xy'],
  ['2⁢3', '2·3'],
])('formula %#: %j is %s', (formula, text) => {
  expect(formulaText(formula)).toBe(text)
})

test('a formula of a thousand fractions in each other takes no time', () => {
  let nested: Formula = 'x'.repeat(10_000)
  for (let depth = 0; depth < 1_000; depth += 1) nested = ratio(nested, ['1', '+', 'x'])
  expect(processorMs(() => formulaText(nested))).toBeLessThan(2_000)
})
