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
