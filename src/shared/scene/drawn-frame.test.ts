import { expect, test } from 'vitest'
import { drawnBox, drawnLine } from './drawn-frame.ts'

const plain = { isRegular: false, fromCentre: false }

test('a box is drawn between two points, in every direction', () => {
  const box = { x: 100, y: 50, width: 60, height: 40, rotation: 0 }
  expect(drawnBox({ x: 100, y: 50 }, { x: 160, y: 90 }, plain)).toEqual(box)
  expect(drawnBox({ x: 160, y: 90 }, { x: 100, y: 50 }, plain)).toEqual(box)
  expect(drawnBox({ x: 100.2, y: 49.9 }, { x: 159.8, y: 90.3 }, plain)).toEqual(box)
})

test('the longer side decides how large a square is', () => {
  const square = drawnBox({ x: 100, y: 100 }, { x: 40, y: 120 }, { ...plain, isRegular: true })
  expect(square).toMatchObject({ x: 40, y: 100, width: 60, height: 60 })
})

test('a box about its middle reaches as far to every side', () => {
  const box = drawnBox({ x: 100, y: 100 }, { x: 130, y: 110 }, { ...plain, fromCentre: true })
  expect(box).toMatchObject({ x: 70, y: 90, width: 60, height: 20 })
})

test('nothing is drawn smaller than a layer may be', () => {
  expect(drawnBox({ x: 100, y: 100 }, { x: 95, y: 104 }, plain)).toMatchObject({ x: 80, y: 100, width: 20, height: 20 })
})

test('a line runs from one point to the other', () => {
  expect(drawnLine({ x: 100, y: 100 }, { x: 300, y: 100 }, 20, plain)).toEqual({
    x: 100,
    y: 90,
    width: 200,
    height: 20,
    rotation: 0,
  })
  const down = drawnLine({ x: 100, y: 100 }, { x: 100, y: 200 }, 20, plain)
  expect(down).toMatchObject({ x: 50, width: 100, rotation: 90 })
  expect(down.y).toBeCloseTo(140)
})

test('a line keeps to steps of fifteen degrees, or grows both ways from where it began', () => {
  expect(drawnLine({ x: 0, y: 0 }, { x: 100, y: -27 }, 20, { ...plain, isRegular: true }).rotation).toBe(345)
  const both = drawnLine({ x: 100, y: 100 }, { x: 150, y: 100 }, 20, { ...plain, fromCentre: true })
  expect(both).toMatchObject({ x: 50, width: 100 })
})
