import { expect, test } from 'vitest'
import { replaceOpening } from './replace-opening.ts'

test.each([
  ['One.\n\nTwo.\n\n#three', 'New.\n\nTwo.\n\n#three'],
  ['\nOne,\nstill one.\n \nTwo.', 'New.\n \nTwo.'],
  ['One.\nTwo.\n#three', 'New.\nTwo.\n#three'],
  ['One.', 'New.'],
  ['', 'New.'],
])('a new opening takes the place of the first paragraph, and of nothing else: %j', (text, expected) => {
  expect(replaceOpening(text, 'New.')).toBe(expected)
})
