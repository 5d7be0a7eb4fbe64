import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texToText } from './tex-text.ts'

test.each([
  ['E=mc^2', 'E=mc²'],
  ['x^{10} \\le 3\\times 10^{-3}', 'x¹⁰ ≤ 3 × 10⁻³'],
  ['a_1 + a_{12} = x_i', 'a₁ + a₁₂ = x_i'],
  ['\\frac{3}{4} + 3\\frac{1}{2}', '¾ + 3½'],
  ['\\frac{a+b}{2}', '(a+b)/2'],
  ['\\sqrt{2} \\ge \\sqrt[3]{x+1}', '√(2) ≥ ∛(x+1)'],
  ['\\alpha \\pm 2\\,\\text{km}', 'α ± 2 km'],
  ['\\left( x \\right) = 5\\%', '( x ) = 5%'],
  ['\\mathrm{CO}_2', 'CO₂'],
  ['90^\\circ', '90°'],
  ['x^12', 'x¹2'],
  ['\\sin x + \\log(2)', 'sin x + log(2)'],
  ["\\bar{x} = f'(x)", 'x̄ = f′(x)'],
  ['x^{y+1}', 'x^(y+1)'],
  ['n^{\\text{th}}', 'nth'],
])('%s is a line of text', (source, text) => {
  expect(texToText(source)).toBe(text)
})

test.each(['\\unknown{x}', 'a & b', 'x^', '\\frac{1}', '{x', 'x}', '\\begin{matrix} 1 \\end{matrix}', 'a \\\\ b', ''])(
  '%s is left to its source',
  (source) => {
    expect(texToText(source)).toBeNull()
  },
)

test('no row of signs is too deep or too long', () => {
  const parts = fc.constantFrom('{', '}', '^', '_', '\\frac', '\\sqrt[', ']', '1', 'x', '\\text{', ' ')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (tokens) => {
      const text = texToText(tokens.join(''))
      expect(text === null || text !== '').toBe(true)
    }),
    { seed: 3, numRuns: 500 },
  )
  expect(texToText('{'.repeat(1_900))).toBeNull()
  expect(texToText('x'.repeat(3_000))).toBeNull()
})
