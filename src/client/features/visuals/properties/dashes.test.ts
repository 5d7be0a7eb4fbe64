import { expect, test } from 'vitest'
import { dashNameOf, dashNames, patternOf } from './dashes.ts'

test('each pattern on offer is known by its name', () => {
  const offered = dashNames.filter((name) => name !== 'own')
  expect(offered.map((name) => dashNameOf(patternOf(name) ?? [1]))).toEqual(offered)
})

test("a pattern that is not on offer is the stroke's own and stays as it is", () => {
  expect(dashNameOf([3, 1, 4])).toBe('own')
  expect(patternOf('own')).toBeUndefined()
})
