import { expect, test } from 'vitest'
import { describeSize } from './describe-size.ts'

test('a size has three digits at most and a fitting unit', () => {
  const sizes = [0, 999, 123_456, 999_600, 3_140_000, 212_000_000_000, 5e15]
  expect(sizes.map(describeSize)).toEqual(['0 KB', '1 KB', '123 KB', '1 MB', '3.1 MB', '212 GB', '5,000 TB'])
})
