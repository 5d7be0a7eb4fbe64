import { expect, test } from 'vitest'
import { completeAddress } from './web-address.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
  ['münchen.example:8080', 'https://münchen.example:8080'],
  ['http://example.com', 'http://example.com'],
  ['not-a-url', 'not-a-url'],
  ['Yes. No.', 'Yes. No.'],
  ['1.5', '1.5'],
  ['ftp://example.com', 'ftp://example.com'],
])('%s becomes %s', (typed, expected) => {
  expect(completeAddress(typed)).toBe(expected)
})
