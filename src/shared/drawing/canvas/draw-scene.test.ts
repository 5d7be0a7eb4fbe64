import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { hitTest } from '#shared/scene/hit-testing'
import { newIconLayer } from '#shared/scene/icon-layer'
import { getIcon } from '#shared/scene/icons'
import { emptyImage, newImageLayer } from '#shared/scene/image-layer'
import { newPlaceholderLayer } from '#shared/scene/placeholder-layer'
import type { Layer, Shadow, ShapeData, ShapeLayer } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { drawnPixels, halvedImage, type Pixel, registerFonts, sceneOf } from '../../../../tests/support/drawing.ts'

beforeAll(registerFonts)

const blank = createScene('page', { width: 200, height: 200 })
const [white, red, blue] = [
  [255, 255, 255, 255],
  [255, 0, 0, 255],
  [0, 0, 255, 255],
] as const
const place = { x: 50, y: 60, width: 100, height: 80 }
const shadow: Shadow = { enabled: true, offsetX: 0, offsetY: 0, blur: 0, spread: 0, color: '#0000ff', opacity: 1 }

function shape(data: Partial<ShapeData>, rest: Partial<ShapeLayer> = {}): ShapeLayer {
  const layer = newShapeLayer(blank, 'shape', data.shapeType ?? 'rectangle')
  return { ...layer, ...place, ...rest, data: { ...layer.data, fill: '#ff0000', stroke: 'transparent', ...data } }
}

const pixelsOf = (layer: Layer, options = {}) => drawnPixels(sceneOf([layer]), options)

test('a red rectangle is red where it stands and nowhere else', () => {
  const at = pixelsOf(shape({}))
  expect([at(50, 60), at(149, 139), at(100, 100)]).toEqual([red, red, red])
  expect([at(49, 100), at(150, 100), at(100, 59), at(100, 140)]).toEqual([white, white, white, white])
})

test('layers are drawn in their order, hidden ones not at all', () => {
  const over = shape({ fill: '#0000ff' })
  expect(drawnPixels(sceneOf([shape({}), over]))(100, 100)).toEqual(blue)
  expect(drawnPixels(sceneOf([shape({}), { ...over, visible: false }]))(100, 100)).toEqual(red)
})

test('a gradient runs from left to right at 0 degrees and downwards at 90', () => {
  const colors = [
    { color: '#ff0000', stop: 0 },
    { color: '#0000ff', stop: 1 },
  ]
  const across = pixelsOf(shape({ fill: { type: 'linear', angle: 0, colors } }))
  expect([isNear(across(51, 100), red), isNear(across(148, 100), blue)]).toEqual([true, true])
  const down = pixelsOf(shape({ fill: { type: 'linear', angle: 90, colors } }))
  expect([isNear(down(100, 61), red), isNear(down(100, 138), blue)]).toEqual([true, true])
})

test('a mirrored picture shows its right half on the left', () => {
  const layer = { ...newImageLayer(blank, 'image', { src: '/a', width: 100, height: 80 }), ...place }
  const images = { '/a': halvedImage(100, 80, '#ff0000', '#0000ff') }
  expect(pixelsOf(layer, { images })(60, 100)).toEqual(red)
  expect(pixelsOf({ ...layer, scaleX: -1 }, { images })(60, 100)).toEqual(blue)
})

test('a cropped picture shows the part that was chosen, cut at its round corners', () => {
  const data = { ...emptyImage, src: '/a', cropX: 50, cropY: 0, cropWidth: 50, cropHeight: 40, cornerRadius: 20 }
  const layer = { ...newImageLayer(blank, 'image'), ...place, data }
  const at = pixelsOf(layer, { images: { '/a': halvedImage(100, 80, '#ff0000', '#0000ff') } })
  expect([at(55, 100), at(145, 100), at(51, 61)]).toEqual([blue, blue, white])
})

test('a picture that is missing, loading or not yet chosen leaves a panel in its place', () => {
  const layer = { ...newImageLayer(blank, 'image'), ...place, data: { ...emptyImage, src: '/gone' } }
  const missing = pixelsOf(layer)
  const loading = pixelsOf(layer, { images: { '/gone': 'loading' } })
  const empty = pixelsOf({ ...layer, data: emptyImage })
  for (const at of [missing, loading, empty]) expect(at(60, 70)).not.toEqual(white)
  expect([darkPixels(missing) > 50, darkPixels(loading), darkPixels(empty) > 50]).toEqual([true, 0, true])
})

test('a shadow falls where it is moved to, as far as it is spread, however the layer is turned', () => {
  const at = pixelsOf(shape({}, { rotation: 180, shadow: { ...shadow, offsetX: 20, spread: 5 } }))
  expect([at(100, 100), at(174, 100), at(176, 100), at(100, 56), at(100, 54)]).toEqual([red, blue, white, blue, white])
})

test('a shadow keeps its place in an export of twice the size', () => {
  const at = pixelsOf(shape({}, { shadow: { ...shadow, offsetX: 20 } }), { scale: 2 })
  expect([at(169, 100), at(171, 100)]).toEqual([blue, white])
})

test('a translucent layer is drawn once, with or without a shadow', () => {
  const translucent = shape({}, { opacity: 0.5 })
  const moved = { ...translucent, shadow: { ...shadow, offsetX: 200 } }
  expect(pixelsOf(moved)(100, 100)).toEqual(pixelsOf(translucent)(100, 100))
})

test('text, icons and placeholders leave their colours where they stand', () => {
  const text = { ...newTextLayer(blank, 'text', 'Hello'), ...place }
  const icon = { ...newIconLayer(blank, 'icon', getIcon('Download')), ...place }
  expect(darkPixels(pixelsOf(text))).toBeGreaterThan(60)
  expect(darkPixels(pixelsOf(icon))).toBeGreaterThan(200)
  // The arrow's tip of the Download icon, in the middle of the field and 15 of its 24 units down.
  expect(isNear(pixelsOf(icon)(100, 60 + (15 / 24) * 80), [0, 0, 0, 255])).toBe(true)
  const browser = { ...newPlaceholderLayer(blank, 'browser'), ...place }
  expect(isNear(pixelsOf(browser)(100, 135), white)).toBe(true)
  expect(isNear(pixelsOf(browser)(100, 71), white)).toBe(false)
})

test('a click hits a shape exactly where it is drawn', () => {
  const anyShape = fc.record({
    shapeType: fc.constantFrom<ShapeData['shapeType']>('rectangle', 'circle', 'triangle', 'line'),
    width: fc.integer({ min: 30, max: 90 }),
    height: fc.integer({ min: 30, max: 90 }),
    strokeWidth: fc.integer({ min: 2, max: 14 }),
    hasStroke: fc.boolean(),
    cornerRadius: fc.integer({ min: 0, max: 60 }),
    rotation: fc.integer({ min: 0, max: 359 }),
    scaleX: fc.constantFrom<1 | -1>(1, -1),
    scaleY: fc.constantFrom<1 | -1>(1, -1),
  })
  fc.assert(
    fc.property(anyShape, ({ shapeType, strokeWidth, cornerRadius, hasStroke, ...rest }) => {
      const stroke = hasStroke ? '#ff0000' : 'transparent'
      const layer = shape({ shapeType, strokeWidth, cornerRadius, stroke }, { x: 55, y: 55, ...rest })
      const scene = sceneOf([layer])
      const at = drawnPixels(scene)
      const wrong: { x: number; y: number; isHit: boolean }[] = []
      for (let y = 3; y < 197; y += 4) {
        for (let x = 3; x < 197; x += 4) {
          if (isEdge(at, x, y)) continue
          const isHit = hitTest(scene, { x: x + 0.5, y: y + 0.5 }) !== undefined
          if (isHit !== isNear(at(x, y), red)) wrong.push({ x, y, isHit })
        }
      }
      expect(wrong).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/** Whether the shape's edge passes within a pixel. */
function isEdge(at: (x: number, y: number) => Pixel, x: number, y: number): boolean {
  const own = String(at(x, y))
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => String(at(x + dx, y + dy)) !== own))
}

function isNear(pixel: Pixel, other: Pixel): boolean {
  return pixel.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 12)
}

function darkPixels(at: (x: number, y: number) => Pixel): number {
  let count = 0
  for (let y = 0; y < 200; y++) for (let x = 0; x < 200; x++) if (at(x, y)[0] < 140) count += 1
  return count
}

test('a highlight is drawn behind its words and nowhere else', () => {
  const plain = newTextLayer(blank, 'text', 'iiii iiii')
  const data = { ...plain.data, color: '#0000ff', runs: [{ start: 0, end: 4, highlight: '#ff0000' }] }
  const at = drawnPixels(sceneOf([{ ...plain, x: 20, y: 20, data }]))
  expect(at(20, 38)).toEqual(red)
  expect(at(60, 38)).toEqual(white)
})
