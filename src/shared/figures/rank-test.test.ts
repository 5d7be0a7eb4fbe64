import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCounts } from './rank-test.ts'

const counts = (size: number) => fc.array(fc.nat(10_000), { minLength: size, maxLength: size })

test('four and four that do not overlap come by chance in 2 of 70 cases', () => {
  const { chance, factor, range } = compareCounts([100, 120, 90, 110], [400, 300, 500, 350])
  expect(chance).toBeCloseTo(2 / 70)
  expect(factor).toBeGreaterThan(3)
  expect(range?.from).toBeCloseTo(301 / 121)
  expect(range?.to).toBeCloseTo(501 / 91)
})

test('equal counts differ by nothing', () => {
  expect(compareCounts([5, 5, 5, 5], [5, 5, 5, 5])).toMatchObject({ chance: 1, factor: 1 })
})

test('chances agree with tables of the rank sum test', () => {
  // Mann and Whitney, 5 and 5: U = 2 has 4/252 below or at it on each side
  expect(compareCounts([1, 2, 3, 4, 7], [5, 6, 8, 9, 10]).chance).toBeCloseTo(8 / 252)
})

test('two posts each are too few for a range', () => {
  expect(compareCounts([1, 2], [30, 40]).range).toBeNull()
})

test('exchanging the groups turns the factor over, and nothing else', () => {
  fc.assert(
    fc.property(counts(4), counts(4), (first, second) => {
      const one = compareCounts(first, second)
      const other = compareCounts(second, first)
      expect(other.chance).toBeCloseTo(one.chance, 10)
      expect(other.factor * one.factor).toBeCloseTo(1, 8)
      expect((other.range?.to ?? 1) * (one.range?.from ?? 1)).toBeCloseTo(1, 8)
    }),
  )
})

test('a factor lies in its range, and a chance between none and all', () => {
  fc.assert(
    fc.property(counts(6), counts(6), (first, second) => {
      const { chance, factor, range } = compareCounts(first, second)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(factor).toBeGreaterThanOrEqual((range?.from ?? 0) - 1e-9)
      expect(factor).toBeLessThanOrEqual((range?.to ?? Number.POSITIVE_INFINITY) + 1e-9)
    }),
  )
})
