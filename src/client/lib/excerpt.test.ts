import { expect, test } from 'vitest'
import { excerptOf, leadOf } from './excerpt.ts'

test('an excerpt is one line', () => {
  expect(excerptOf('First line.\n\nSecond line.')).toBe('First line. Second line.')
})

test('the first 120 characters are shown, and that there are more', () => {
  expect(excerptOf('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
  expect(excerptOf('a'.repeat(120))).toBe('a'.repeat(120))
})

test('an emoji at the edge is kept whole or left out', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerptOf(`${'a'.repeat(115)}${family} and more`)).toBe(`${'a'.repeat(115)}…`)
})

test('its first line is told apart from what follows', () => {
  expect(leadOf('\n First  line. \n\nSecond line.')).toEqual({ line: 'First line.', rest: 'Second line.' })
  expect(leadOf('a'.repeat(121))).toEqual({ line: `${'a'.repeat(120)}…`, rest: '' })
  expect(leadOf(`${'a'.repeat(100)}\n${'b'.repeat(100)}`).rest).toBe(`${'b'.repeat(19)}…`)
})
