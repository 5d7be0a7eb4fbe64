import { expect, test } from 'vitest'
import { parseCount } from './parse-count.ts'

test('counts are read with the separators of any language', () => {
  for (const text of ['1240', ' 1,240 ', '1.240', '1 240', '1\u00a0240', '1\u202f240', '1’240', "1'240"]) {
    expect(parseCount(text)).toBe(1_240)
  }
  expect(parseCount('0')).toBe(0)
  expect(parseCount('12,345,678')).toBe(12_345_678)
})

test('what is no whole number is refused rather than guessed', () => {
  for (const text of ['', '1.2', '12k', '-3', '1,24', '12,34,567', '1.234,567', '1e3', 'many', '1234567890123456']) {
    expect(parseCount(text)).toBeNull()
  }
})
