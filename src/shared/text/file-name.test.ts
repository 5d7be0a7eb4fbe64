import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { plainFileName } from './file-name.ts'

test.each([
  ['harbour.png', 'harbour.png'],
  ['C:\\photos\\harbour.png', 'harbour.png'],
  ['../../etc/harbour.png', 'harbour.png'],
  [' har\u202ebour\u0000.png ', 'harbour.png'],
  ['..', ''],
  ['photos/', ''],
  ['\u200b', ''],
])('%j is the file %j', (name, expected) => {
  expect(plainFileName(name)).toBe(expected)
})

test('invisible characters take no room of a long name', () => {
  expect(plainFileName(`\u200b${'x'.repeat(2_000)}`)).toHaveLength(limits.fileNameCharacters)
})
