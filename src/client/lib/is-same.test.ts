import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test('the order of keys does not matter, the order of a list does', () => {
  expect(isSame({ a: 1, b: ['x', 'y'] }, { b: ['x', 'y'], a: 1 })).toBe(true)
  expect(isSame(['x', 'y'], ['y', 'x'])).toBe(false)
})

test('any other value, a missing or an additional one is a difference', () => {
  expect(isSame({ a: null }, { a: '' })).toBe(false)
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isSame({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(true)
  expect(isSame(['x'], ['x', ''])).toBe(false)
  expect(isSame(null, {})).toBe(false)
})
