import { expect, test } from 'vitest'
import { keepWithin, parseNumber, settleNumber } from './read-number.ts'

const side = { min: 1, fallback: 1, digits: 1 }

test('a number is read with a point or a comma', () => {
  expect(parseNumber(' 12.5 ')).toBe(12.5)
  expect(parseNumber('12,5')).toBe(12.5)
  expect(parseNumber('-.5')).toBe(-0.5)
})

test.each(['', '-', '1e5', '12px', 'Infinity', '1,2,3'])('"%s" is no number', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})

test('an entry that is no number falls back: sides to 1, others to 0, the font size to 24', () => {
  expect(settleNumber('wide', side)).toBe(1)
  expect(settleNumber('', { fallback: 0, digits: 1 })).toBe(0)
  expect(settleNumber('big', { min: 1, fallback: 24, digits: 1 })).toBe(24)
})

test('an entry beyond the bounds is brought to them', () => {
  expect(settleNumber('-20', side)).toBe(1)
  expect(settleNumber('400', { max: 360, fallback: 0, digits: 0 })).toBe(360)
})

test('digits that nobody asked for are dropped', () => {
  expect(keepWithin(0.1 + 0.2, { fallback: 0, digits: 1 })).toBe(0.3)
  expect(Object.is(keepWithin(-0.01, { fallback: 0, digits: 1 }), 0)).toBe(true)
})
