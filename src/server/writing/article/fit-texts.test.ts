import { expect, test } from 'vitest'
import { shareBudget } from './fit-texts.ts'

test('a budget that suffices leaves every text whole', () => {
  expect(shareBudget([100, 200, 300], 1_000)).toEqual([100, 200, 300])
  expect(shareBudget([5_000], Number.POSITIVE_INFINITY)).toEqual([5_000])
})

test('long texts get equal parts', () => {
  expect(shareBudget([9_000, 20_000], 1_000)).toEqual([500, 500])
})

test('what a short text leaves goes to the longer ones, wherever it stands', () => {
  expect(shareBudget([9_000, 100, 20_000], 1_000)).toEqual([450, 100, 450])
})

test('the parts never come to more than there is', () => {
  const shares = shareBudget([7, 7, 7], 10)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(10)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(3)
})
