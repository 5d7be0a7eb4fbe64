import { expect, test } from 'vitest'
import { page, text } from '#shared/designs/build'
import { withUnitApart } from './unit-apart'

const number = text('Number', [0, 0, 400, 300], '00', {}, { field: 'number' })
const unit = text('Unit', [0, 300, 400, 64], 'Unit', {}, { field: 'unit' })
const withPlace = page('page', [500, 500], '#ffffff', [number, unit])

test.each([
  ['$9.5 billion', '$9.5', 'billion'],
  ['11,2 Milliarden Euro', '11,2', 'Milliarden Euro'],
  ['4 000 emplois', '4 000', 'emplois'],
  ['٨٫٤ مليون', '٨٫٤', 'مليون'],
])('"%s" is set as its digits with the unit below', (written, digits, words) => {
  expect(withUnitApart(withPlace, { number: written })).toEqual({ number: digits, unit: words })
})

test.each(['8.4 %', 'from 11.2 to 8.4 million', '11 to 8 million', 'CHF 12', '140'])('"%s" stays whole', (written) => {
  expect(withUnitApart(withPlace, { number: written })).toEqual({ number: written })
})

test('a page without a place for the unit keeps it beside the digits', () => {
  const facts = { number: '$9.5 billion' }
  expect(withUnitApart(page('page', [500, 500], '#ffffff', [number]), facts)).toBe(facts)
})
