import { expect, test } from 'vitest'
import { readFigure } from './read-figure.ts'

test.each([
  ['12,4 %', 12.4],
  ['1.200', 1200],
  ['1.200.000 €', 1_200_000],
  ['1.234,5', 1234.5],
  ['−3,5 %', -3.5],
  ['+5', 5],
  ['€ 900', 900],
  ['1,2 Mio.', 1_200_000],
  ['45 Tsd.', 45_000],
  ['12 000', 12_000],
  ['rund 40 Prozent', 40],
  ['0,5', 0.5],
  ['3.', 3],
])('in German “%s” says %d', (text, value) => {
  expect(readFigure(text, ',')).toBe(value)
})

test.each([
  ['12.4%', 12.4],
  ['1,200', 1200],
  ['1.200', 1.2],
  ['$1,234.5', 1234.5],
  ['12,4 %', 12.4],
  ['2 billion', 2_000_000_000],
  ["1'200", 1200],
])('in English “%s” says %d', (text, value) => {
  expect(readFigure(text, '.')).toBe(value)
})

test.each(['', 'many', '%'])('“%s” says no number', (text) => {
  expect(readFigure(text, '.')).toBeUndefined()
})
