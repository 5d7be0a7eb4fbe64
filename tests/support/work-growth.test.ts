import { describe, expect, test } from 'vitest'
import { processorMs } from './processor-time.ts'
import { findExcessGrowth, type Part } from './work-growth.ts'

/** The judge of growth detects quadratic work, and no busy machine misleads it. */

const linear = (part: Part) => 100 * part
const quadratic = (part: Part) => 100 * part * part

test('quadratic work is reported, however busy the machine is', () => {
  expect(findExcessGrowth(quadratic)).toBe(16)
  expect(findExcessGrowth((part) => quadratic(part) + 20 * part)).toBeGreaterThan(10)
  for (const seed of [1, 2, 3, 4, 5]) {
    const noise = makeNoise(seed)
    expect(findExcessGrowth((part) => quadratic(part) * (1 + 0.4 * noise()))).not.toBeNull()
  }
})

describe('linear work is not reported', () => {
  test('when it is measured undisturbed', () => {
    expect(findExcessGrowth(linear)).toBeNull()
    expect(findExcessGrowth((part) => linear(part) * Math.log2(50_000 * part))).toBeNull()
  })

  test('when the machine is busy, most of all while the whole text is measured', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const noise = makeNoise(seed)
      expect(findExcessGrowth((part) => linear(part) * (1 + (part === 1 ? 4 : 2) * noise()))).toBeNull()
    }
  })

  test('when one size costs more than it should, as where memory ends', () => {
    expect(findExcessGrowth((part) => linear(part) * (part === 1 ? 3 : 1))).toBeNull()
    expect(findExcessGrowth((part) => linear(part) * (part === 0.25 ? 1 : 3))).toBeNull()
  })
})

test('real work is judged by the time that its processor takes', () => {
  const count = (one: number, other: number) => {
    let sum = 0
    for (let row = 0; row < one; row += 1) for (let column = 0; column < other; column += 1) sum ^= row + column
    return sum
  }
  const characters = 16_000
  expect(findExcessGrowth((part) => processorMs(() => count(characters, characters * part)))).toBeNull()
  expect(findExcessGrowth((part) => processorMs(() => count(characters * part, characters * part)))).not.toBeNull()
})

/** Between 0 and 1, the same for the same seed. */
function makeNoise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
