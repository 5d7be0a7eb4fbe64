import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitToView, screenToWorld, worldToScreen, zoomAt } from './camera.ts'
import { createScene } from './create.ts'
import {
  applyMatrix,
  boxOf,
  invertMatrix,
  layerBounds,
  layerCorners,
  normalizeAngle,
  selectionBounds,
  toMatrix,
} from './geometry.ts'
import { newShapeLayer } from './shape-layer.ts'

const rectangle = newShapeLayer(createScene('page'), 'rectangle', 'rectangle')
const place = fc.double({ min: -5_000, max: 5_000, noNaN: true })
const side = fc.double({ min: 1, max: 3_000, noNaN: true })
const mirror = fc.constantFrom(1 as const, -1 as const)
const layers = fc
  .record({ x: place, y: place, width: side, height: side, rotation: place, scaleX: mirror, scaleY: mirror })
  .map((change) => ({ ...rectangle, ...change }))
const points = fc.record({ x: place, y: place })
const cameras = fc.record({ zoom: fc.double({ min: 0.1, max: 2, noNaN: true }), x: place, y: place })

test('a point comes back from the canvas to where it was in its layer', () => {
  fc.assert(
    fc.property(layers, points, (layer, point) => {
      const matrix = toMatrix(layer)
      const back = applyMatrix(invertMatrix(matrix), applyMatrix(matrix, point))
      expect(back.x).toBeCloseTo(point.x, 6)
      expect(back.y).toBeCloseTo(point.y, 6)
    }),
  )
})

test('the corners are where the layer is drawn, and mirroring only swaps them', () => {
  fc.assert(
    fc.property(layers, (layer) => {
      const matrix = toMatrix(layer)
      const [topLeft, , bottomRight] = layerCorners(layer)
      const first = applyMatrix(matrix, {
        x: layer.scaleX === 1 ? 0 : layer.width,
        y: layer.scaleY === 1 ? 0 : layer.height,
      })
      expect(first.x).toBeCloseTo(topLeft.x, 6)
      expect(first.y).toBeCloseTo(topLeft.y, 6)
      expect((topLeft.x + bottomRight.x) / 2).toBeCloseTo(layer.x + layer.width / 2, 6)
    }),
  )
})

test('the bounds are the box of the corners', () => {
  fc.assert(
    fc.property(layers, (layer) => {
      const [bounds, box] = [layerBounds(layer), boxOf(layerCorners(layer))]
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(bounds[key]).toBeCloseTo(box[key], 6)
    }),
  )
})

test('a layer turned by a quarter stands on whole pixels', () => {
  const layer = { ...rectangle, x: 0, y: 0, width: 100, height: 40, rotation: 90 }
  expect(layerBounds(layer)).toEqual({ x: 30, y: -30, width: 40, height: 100 })
  expect(layerCorners(layer)).toEqual([
    { x: 70, y: -30 },
    { x: 70, y: 70 },
    { x: 30, y: 70 },
    { x: 30, y: -30 },
  ])
})

test('nothing selected has no bounds', () => {
  expect(selectionBounds([])).toBeUndefined()
})

test('angles stay within one turn', () => {
  fc.assert(fc.property(place, (degrees) => normalizeAngle(degrees) >= 0 && normalizeAngle(degrees) < 360))
  expect(normalizeAngle(-90)).toBe(270)
  expect(Object.is(normalizeAngle(-360), 0)).toBe(true)
})

test('what lies under the pointer stays there while zooming', () => {
  fc.assert(
    fc.property(cameras, points, fc.double({ min: 0.01, max: 10, noNaN: true }), (camera, pointer, zoom) => {
      const zoomed = zoomAt(camera, pointer, zoom)
      const shown = worldToScreen(zoomed, screenToWorld(camera, pointer))
      expect(shown.x).toBeCloseTo(pointer.x, 5)
      expect(shown.y).toBeCloseTo(pointer.y, 5)
      expect(zoomed.zoom).toBeGreaterThanOrEqual(0.1)
      expect(zoomed.zoom).toBeLessThanOrEqual(2)
    }),
  )
})

test('a canvas is fitted into the middle of the view', () => {
  expect(fitToView({ width: 1000, height: 500 }, { width: 600, height: 600 }, 50)).toEqual({ zoom: 0.5, x: 50, y: 175 })
})

test('small screens do not zoom beyond 0.6', () => {
  expect(zoomAt({ zoom: 0.5, x: 0, y: 0 }, { x: 0, y: 0 }, 1, 0.6).zoom).toBe(0.6)
  expect(fitToView({ width: 100, height: 100 }, { width: 600, height: 600 }, 0, 0.6).zoom).toBe(0.6)
})
