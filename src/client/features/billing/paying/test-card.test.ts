import { expect, test } from 'vitest'
import { filledCard, groupDigits, problemsOf, testCards, tidyExpiry } from './test-card.ts'

const now = new Date(2026, 10, 20)
const good = { number: '4242 4242 4242 4242', expiry: '12/29', cvc: '123' }

test('every listed card can be sent as it is filled in', () => {
  for (const { number } of testCards) expect(problemsOf(filledCard(number, now), now), number).toEqual({})
})

test.each([
  ['', 'Your card number is incomplete.'],
  ['4242 4242', 'Your card number is incomplete.'],
  ['4242 4242 4242 4243', 'Your card number is invalid.'],
])('says of the number “%s”: %s', (number, message) => {
  expect(problemsOf({ ...good, number }, now)).toEqual({ number: message })
})

test.each([
  ['', 'Enter the expiry date as MM/YY.'],
  ['13/29', 'Enter the expiry date as MM/YY.'],
  ['00/29', 'Enter the expiry date as MM/YY.'],
  ['10/26', 'Your card has expired.'],
])('says of the expiry date “%s”: %s', (expiry, message) => {
  expect(problemsOf({ ...good, expiry }, now)).toEqual({ expiry: message })
})

test('a card is good to the last day of its month', () => {
  expect(problemsOf({ ...good, expiry: '11/26' }, now)).toEqual({})
})

test.each(['', '12', '12345', '12a'])('does not take “%s” for a security code', (cvc) => {
  expect(problemsOf({ ...good, cvc }, now)).toEqual({ cvc: 'Your security code is incomplete.' })
})

test('what is typed without care is put in order', () => {
  expect(groupDigits('4242-42424242 4242')).toBe('4242 4242 4242 4242')
  expect(['1229', '129', '12 / 29', '1/2029', '12/2029', 'soon'].map(tidyExpiry)).toEqual([
    '12/29',
    '01/29',
    '12/29',
    '01/29',
    '12/29',
    'soon',
  ])
})
