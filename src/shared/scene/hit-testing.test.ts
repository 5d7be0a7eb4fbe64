import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScene } from './create.ts'
import { boxOf, centreOf, layerBounds, layerCorners } from './geometry.ts'
import { hitTest, isHit, layersInMarquee } from './hit-testing.ts'
import type { Layer, Point, Scene, ShapeData } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'

const empty = createScene('page')
const box = { x: 100, y: 100, width: 200, height: 100 }
const text: Layer = { ...newTextLayer(empty, 'text'), ...box }

function sceneOf(...layers: Layer[]): Scene {
  return { ...empty, layers }
}

function shape(shapeType: ShapeData['shapeType'], data: Partial<ShapeData> = {}) {
  const layer = newShapeLayer(empty, shapeType, shapeType)
  return { ...layer, ...box, data: { ...layer.data, stroke: 'transparent', strokeWidth: 0, ...data } }
}

const place = fc.double({ min: -300, max: 700, noNaN: true })
const points = fc.record({ x: place, y: place })
const mirror = fc.constantFrom(1 as const, -1 as const)
const turnedTexts = fc
  .record({ rotation: fc.integer({ min: 0, max: 359 }), scaleX: mirror, scaleY: mirror })
  .map((change): Layer => ({ ...text, ...change }))

/** Clockwise corners on a screen with y pointing down: inside is to the right of every side. */
function isBetween(corners: readonly Point[], point: Point): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0
  })
}

describe('which layer is hit', () => {
  test('a turned layer is hit exactly between its corners', () => {
    fc.assert(
      fc.property(turnedTexts, points, (layer, point) => {
        expect(hitTest(sceneOf(layer), point) === layer).toBe(isBetween(layerCorners(layer), point))
      }),
      { numRuns: 500 },
    )
  })

  test('the topmost counts, and hidden and locked layers let the click through', () => {
    const [below, above] = [text, { ...text, id: 'above' }]
    const point = centreOf(text)
    expect(hitTest(sceneOf(below, above), point)).toBe(above)
    expect(hitTest(sceneOf(below, { ...above, locked: true }), point)).toBe(below)
    expect(hitTest(sceneOf(below, { ...above, visible: false }), point)).toBe(below)
    expect(hitTest(sceneOf(below, above), { x: 0, y: 0 })).toBeUndefined()
  })
})

describe('shapes are hit where they are drawn', () => {
  test('a circle fills its box but for the corners', () => {
    const circle = shape('circle')
    expect(isHit(circle, { x: 105, y: 105 })).toBe(false)
    expect(isHit(circle, { x: 101, y: 150 })).toBe(true)
  })

  test('a triangle is narrow at the top, and at the bottom when it is mirrored', () => {
    const triangle = shape('triangle')
    expect(isHit(triangle, { x: 110, y: 110 })).toBe(false)
    expect(isHit(triangle, { x: 110, y: 195 })).toBe(true)
    expect(isHit({ ...triangle, scaleY: -1 }, { x: 110, y: 110 })).toBe(true)
    expect(isHit(triangle, { x: 200, y: 101 })).toBe(true)
  })

  test('round corners are cut off', () => {
    expect(isHit(shape('rectangle'), { x: 102, y: 102 })).toBe(true)
    expect(isHit(shape('rectangle', { cornerRadius: 40 }), { x: 102, y: 102 })).toBe(false)
    expect(isHit(shape('rectangle', { cornerRadius: 40 }), { x: 140, y: 101 })).toBe(true)
  })

  test('a stroke belongs to its shape, also where it stands out', () => {
    const stroked = { stroke: '#000000', strokeWidth: 20 }
    for (const type of ['rectangle', 'circle', 'triangle'] as const) {
      const beside = { x: 200, y: 205 }
      expect(isHit(shape(type), beside)).toBe(false)
      expect(isHit(shape(type, stroked), beside)).toBe(true)
      expect(isHit(shape(type, { ...stroked, stroke: 'transparent' }), beside)).toBe(false)
    }
  })

  test('a shape without fill is hit all over', () => {
    expect(isHit(shape('circle', { fill: 'transparent', stroke: '#000000', strokeWidth: 2 }), centreOf(box))).toBe(true)
  })

  test('a line is hit on its stroke, and within the tolerance beside it', () => {
    const line = shape('line', { stroke: '#000000', strokeWidth: 4 })
    expect(isHit(line, { x: 150, y: 151 })).toBe(true)
    expect(isHit(line, { x: 150, y: 156 })).toBe(false)
    expect(isHit(line, { x: 150, y: 156 }, 6)).toBe(true)
    expect(isHit(line, { x: 303, y: 150 })).toBe(false)
    expect(isHit(line, { x: 150, y: 110 }, 6)).toBe(false)
  })
})

describe('the marquee', () => {
  test('takes what it touches, bottom first, and leaves locked and hidden layers', () => {
    const far = { ...text, id: 'far', x: 900 }
    const locked = { ...text, id: 'locked', locked: true }
    const scene = sceneOf(text, far, locked, shape('rectangle'))
    const touched = layersInMarquee(scene, { x: 0, y: 0, width: 120, height: 120 })
    expect(touched.map((layer) => layer.id)).toEqual(['text', 'rectangle'])
  })

  test('does not take a turned layer by the empty corner of its bounds', () => {
    const turned = { ...text, width: 200, height: 10, rotation: 45 }
    const { x, y } = layerBounds(turned)
    expect(layersInMarquee(sceneOf(turned), { x: x + 120, y: y + 10, width: 20, height: 20 })).toEqual([])
    expect(layersInMarquee(sceneOf(turned), { x, y, width: 20, height: 20 })).toEqual([turned])
  })

  test('takes every layer whose corner it holds', () => {
    fc.assert(
      fc.property(turnedTexts, points, fc.integer({ min: 0, max: 3 }), (layer, point, index) => {
        const corner = layerCorners(layer)[index] ?? point
        const around = [-0.001, 0.001].map((margin) => ({ x: corner.x + margin, y: corner.y + margin }))
        expect(layersInMarquee(sceneOf(layer), boxOf([...around, point]))).toEqual([layer])
      }),
    )
  })

  test('takes a line by its stroke, not by the empty box around it', () => {
    const line = shape('line', { stroke: '#000000', strokeWidth: 4 })
    expect(layersInMarquee(sceneOf(line), { x: 120, y: 105, width: 20, height: 20 })).toEqual([])
    expect(layersInMarquee(sceneOf(line), { x: 120, y: 140, width: 20, height: 20 })).toEqual([line])
  })
})
