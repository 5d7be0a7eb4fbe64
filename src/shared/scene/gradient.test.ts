import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradientVector } from './gradient.ts'
import { defaultGradient } from './shape-layer.ts'

test.each([
  [0, { x: 0, y: 25 }, { x: 100, y: 25 }],
  [90, { x: 50, y: 0 }, { x: 50, y: 50 }],
  [180, { x: 100, y: 25 }, { x: 0, y: 25 }],
  [45, { x: 12.5, y: -12.5 }, { x: 87.5, y: 62.5 }],
])('at %d degrees a linear gradient runs from %o to %o', (angle, from, to) => {
  const vector = gradientVector({ ...defaultGradient, angle }, 100, 50)
  expect(vector.from.x).toBeCloseTo(from.x)
  expect(vector.from.y).toBeCloseTo(from.y)
  expect(vector.to.x).toBeCloseTo(to.x)
  expect(vector.to.y).toBeCloseTo(to.y)
})

test('no corner lies beyond the ends of a linear gradient, and one lies at each end', () => {
  const size = fc.double({ min: 1, max: 2_000, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), size, size, (angle, width, height) => {
      const { from, to, length } = gradientVector({ ...defaultGradient, angle }, width, height)
      const shares = [0, width].flatMap((x) =>
        [0, height].map((y) => ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2),
      )
      expect(Math.min(...shares)).toBeCloseTo(0)
      expect(Math.max(...shares)).toBeCloseTo(1)
    }),
  )
})

test('a radial gradient goes from the middle to the corners', () => {
  const vector = gradientVector({ ...defaultGradient, type: 'radial' }, 80, 60)
  expect(vector).toEqual({ from: { x: 40, y: 30 }, to: { x: 90, y: 30 }, length: 50 })
})
