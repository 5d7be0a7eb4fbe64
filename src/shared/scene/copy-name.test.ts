import { expect, test } from 'vitest'
import { copyName } from './copy-name.ts'

test.each([
  ['Chart', [], 'Chart Copy'],
  ['Chart Copy', ['Chart', 'Chart Copy'], 'Chart Copy 2'],
  ['Chart', ['Chart', 'Chart Copy', 'Chart Copy 2'], 'Chart Copy 3'],
  ['Chart Copy 2', ['Chart Copy 2'], 'Chart Copy'],
  ['Copy', [], 'Copy Copy'],
])('a copy of %s beside %j is called %s', (name, taken, copy) => {
  expect(copyName(name, new Set(taken))).toBe(copy)
})

test('a copy says so in another language, and its name stays within what a name may have', () => {
  expect(copyName('Zahl Kopie', new Set(['Zahl Kopie']), { word: 'Kopie' })).toBe('Zahl Kopie 2')
  expect(copyName('x'.repeat(100), new Set(), { most: 100 })).toBe(`${'x'.repeat(95)} Copy`)
})
