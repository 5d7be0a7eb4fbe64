import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { LeftOutCounter } from '../left-out.ts'
import { type LetterForm, LetterLine, readOwnForms } from './letter-line.ts'

const marks: Record<string, LetterForm> = {
  '^': 'raised',
  _: 'lowered',
  '~': 'struck',
  '#': 'note',
  '!': 'hidden',
  '-': 'deleted',
  '=': 'formula',
}

/** `10{^6}` has a raised 6, `{_2}` a lowered 2, `{~x}` is struck, `{#1}` the mark of a note. */
function read(source: string, leftOut?: LeftOutCounter): string {
  const line = new LetterLine()
  for (const part of source.match(/\{[^}]*\}|[^{]+/g) ?? []) {
    if (part.startsWith('{')) line.add(part.slice(2, -1), marks[part[1] ?? ''])
    else line.add(part)
  }
  return line.toText(leftOut)
}

test.each([
  ['landed 42{^1} tonnes', 'landed 42 tonnes'],
  ['rose to $18{^2} a kilo', 'rose to $18 a kilo'],
  ['rose to €18{^12} a kilo', 'rose to €18 a kilo'],
  ['sold 60{#3} tonnes', 'sold 60 tonnes'],
  ['the harbour{^4}, which', 'the harbour, which'],
  ['the harbour.{^1,2} It', 'the harbour. It'],
  ['the harbour{^[5]} is', 'the harbour is'],
  ['the harbour{^[5][6]} is', 'the harbour is'],
  ['the harbour{^*} is', 'the harbour is'],
  ['in 2024{^3}, when', 'in 2024, when'],
  ['in 2024{^3}12 boats', 'in 2024 12 boats'],
  ['Totals{^a} of', 'Totals of'],
  ['{^1} Counted at the scales', 'Counted at the scales'],
  ['landed ¹ and 42¹ tonnes', 'landed and 42 tonnes'],
  ['after 10{^1} days', 'after 10 days'],
  ['for $10{^6} a kilo', 'for $10 a kilo'],
  ['harbour {#1}.', 'harbour.'],
  ['harbour{^1)} is', 'harbour is'],
  ['the harbour¹,² is', 'the harbour is'],
  ['the harbour¹) (of 1953²) is', 'the harbour (of 1953) is'],
])('the mark of a note is no part of %s', (source, text) => {
  expect(read(source)).toBe(text)
})

test.each([
  ['3 × 10{^6} mussels', '3 × 10⁶ mussels'],
  ['10{^6} mussels', '10⁶ mussels'],
  ['10{^-3} of it', '10⁻³ of it'],
  ['10⁶ and 40 km²', '10⁶ and 40 km²'],
  ['40 km{^2} of land', '40 km² of land'],
  ['5 kWh/m{^3}', '5 kWh/m³'],
  ['3{^2} + 4{^2} = 25', '3² + 4² = 25'],
  ['E = mc{^2}', 'E = mc²'],
  ['x{^n} and 2{^n}', 'xⁿ and 2ⁿ'],
  ['the 𝑥{^2} and 𝑦{^3}', 'the 𝑥² and 𝑦³'],
  ['(a + b){^2}', '(a + b)²'],
  ['2{^16} boats', '2¹⁶ boats'],
  ['{^14}C is old', '¹⁴C is old'],
  ['Ca{^2+} and H{_2}O', 'Ca²⁺ and H₂O'],
  ['CO{_2} and CO{^2}', 'CO₂ and CO₂'],
  ['CO{_2e}', 'CO₂e'],
  ['e{^0.5}', 'e^0.5'],
  ['10⁻³ of it at 3 m s⁻¹', '10⁻³ of it at 3 m s⁻¹'],
  ['Ca²⁺ and SO₄²⁻', 'Ca²⁺ and SO₄²⁻'],
  ['of 10⁶), 90 Nm³ and sin²x', 'of 10⁶), 90 Nm³ and sin²x'],
  ['(3 × 10⁶) of it', '(3 × 10⁶) of it'],
])('exponents and indices of %s keep their meaning', (source, text) => {
  expect(read(source)).toBe(text)
})

test.each([
  ['3{^1}⁄{_2} metres', '3½ metres'],
  ['3{^1}/{_2} metres', '3½ metres'],
  ['{^3}⁄{_4} of it', '¾ of it'],
  ['3{^5}⁄{_16} of it', '3 5/16 of it'],
  ['3{^1/2} metres', '3½ metres'],
  ['3{^1}{_⁄2} metres', '3½ metres'],
  ['3¹⁄₂ metres (¾ or ³⁄₁₆)', '3½ metres (¾ or 3/16)'],
])('the fraction of %s joins no other figure', (source, text) => {
  expect(read(source)).toBe(text)
})

test.each([
  ['the 21{^st} of May', 'the 21st of May'],
  ['le XX{^e} siècle', 'le XXe siècle'],
  ['the 2{^nd} and the n{^th}', 'the 2nd and the nth'],
  ['1{^o} lugar, 2{^a} feira', '1º lugar, 2ª feira'],
  ['M{^lle} Vang', 'Mlle Vang'],
  ['Postwright{^TM} is', 'Postwright™ is'],
  ['20{^o}C', '20°C'],
  ['for $9{^99} each', 'for $9.99 each'],
  ['für 9{^99} € das Kilo', 'für 9,99 € das Kilo'],
  ['the {^harbour} board', 'the harbour board'],
  ['landed {^420} tonnes', 'landed 420 tonnes'],
  ['landed {^1,500} tonnes', 'landed 1,500 tonnes'],
  ['V{_max} of 5{_kg}', 'Vmax of 5kg'],
  ['42{_7} boats', '42_7 boats'],
])('the raised and lowered words of %s stay', (source, text) => {
  expect(read(source)).toBe(text)
})

test.each([
  ['paid {~$9 million} $6 million', 'paid $6 million'],
  ['paid $6 million {~or nine}, and', 'paid $6 million, and'],
  ['{~Ada} Edda Holm', 'Edda Holm'],
  ['paid {~9}6 million', 'paid 6 million'],
])('what was struck out of %s is gone', (source, text) => {
  expect(read(source)).toBe(text)
})

test('what a formula says stays as it is', () => {
  const line = new LetterLine()
  line.add('of ')
  line.add('5³ = 125¹', 'formula')
  line.add(' boats¹')
  expect(line.toText()).toBe('of 5³ = 125¹ boats')
})

test('a plain text loses the marks of notes line by line', () => {
  const leftOut = new LeftOutCounter()
  expect(readOwnForms('42¹ tonnes of 10⁶\n¹ Counted\n40 km²', leftOut)).toBe('42 tonnes of 10⁶\nCounted\n40 km²')
  expect(leftOut.toLeftOut()).toEqual({ noteMarks: 2 })
})

test('a text that was read once is read the same again', () => {
  const pieces = [
    '10',
    '42',
    'km',
    'harbour',
    'Ca',
    'CO₂',
    'x',
    ' ',
    ', ',
    '(',
    ')',
    '²',
    '⁶',
    '¹²',
    '⁺',
    '⁻',
    '⁄',
    '₂',
    '½',
    '=',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = readOwnForms(parts.join(''))
      expect(readOwnForms(text)).toBe(text)
    }),
    { seed: 7, numRuns: 2_000 },
  )
})

test.each([
  ['paid {!$9 million} $6 million', 'paid $6 million'],
  ['the {-old} {!secret} pier', 'the pier'],
  ['4{-0}2 tonnes', '42 tonnes'],
  ['42{!*}{^1}{-,} tonnes', '42 tonnes'],
])('what is hidden or deleted in %s is gone', (source, text) => {
  expect(read(source)).toBe(text)
})

test.each([
  ['3{=5/16} metres', '3 5/16 metres'],
  ['3{=½} metres', '3½ metres'],
  ['{=3/4}{=1/2}', '3/4 1/2'],
])('the formula of %s joins no figure', (source, text) => {
  expect(read(source)).toBe(text)
})

test('what was left out is counted', () => {
  const leftOut = new LeftOutCounter()
  read('landed 42{^1} tonnes{#2} for {~nine} {!secret} {-seven} six', leftOut)
  expect(leftOut.toLeftOut()).toEqual({ noteMarks: 2, struck: 1, hiddenTexts: 1, deletions: 1 })
  expect(new LeftOutCounter().toLeftOut()).toBeUndefined()
})

test('a line of a hundred thousand forms is read in time proportional to its length', () => {
  const line = new LetterLine()
  for (let at = 0; at < 100_000; at += 1) line.add(at % 3 ? '1' : ' x', at % 2 ? 'raised' : 'lowered')
  const spent = processorMs(() => line.toText())
  expect(spent).toBeLessThan(2_000)
})
