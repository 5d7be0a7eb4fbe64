import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createScene } from './create.ts'
import type { ResizeGesture } from './frame-scale.ts'
import { applyMatrix, centreOf, layerCorners, selectionBounds, toMatrix } from './geometry.ts'
import { frameOf, handleSides, type ResizeHandle } from './handles.ts'
import type { Box, Layer } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'
import { applyGesture, flip, resizeFrame, rotateLayers, translate } from './transform.ts'

const scene = createScene('page')
const rectangle = newShapeLayer(scene, 'rectangle', 'rectangle')
const text = { ...newTextLayer(scene, 'text'), x: 0, y: 0, width: 200, height: 50 }
const line = { ...newShapeLayer(scene, 'line', 'line'), x: 0, y: 0, width: 100, height: 4 }

const handles = Object.keys(handleSides) as ResizeHandle[]
const place = fc.double({ min: -2_000, max: 2_000, noNaN: true })
const side = fc.double({ min: 1, max: 1_500, noNaN: true })
const boxes = fc.record({ x: place, y: place, width: side, height: side })
const turned = fc.record({ x: place, y: place, width: side, height: side, rotation: fc.integer({ min: 0, max: 359 }) })
const anyLayer = fc
  .tuple(boxes, fc.integer({ min: 0, max: 359 }), fc.constantFrom<Layer>(rectangle, line, text))
  .map(([box, rotation, layer]): Layer => ({ ...layer, ...box, rotation }))
const straightLayer = fc
  .tuple(boxes, fc.constantFrom<Layer>(rectangle, line, text))
  .map(([box, layer]): Layer => ({ ...layer, ...box }))
const pulls = fc.record({
  kind: fc.constant('resize' as const),
  handle: fc.constantFrom(...handles),
  dx: place,
  dy: place,
  keepRatio: fc.boolean(),
  fromCentre: fc.boolean(),
})

/** The fixed point of the layer on the canvas: opposite the handle, or the centre. */
function anchorOf(box: Box & { rotation: number }, handle: ResizeHandle, fromCentre: boolean) {
  const pulled = fromCentre ? { x: 0, y: 0 } : handleSides[handle]
  const own = { x: (box.width * (1 - pulled.x)) / 2, y: (box.height * (1 - pulled.y)) / 2 }
  return applyMatrix(toMatrix({ ...rectangle, ...box }), own)
}

function pull(handle: ResizeHandle, dx: number, dy: number, more: Partial<ResizeGesture> = {}): ResizeGesture {
  return { kind: 'resize', handle, dx, dy, keepRatio: false, fromCentre: false, ...more }
}

function resize(layers: readonly Layer[], gesture: ResizeGesture): readonly Layer[] {
  const frame = frameOf(layers)
  if (!frame) throw new Error('nothing is selected')
  return applyGesture(layers, frame, gesture)
}

function only(layers: readonly Layer[]): Layer {
  const [layer] = layers
  if (!layer || layers.length > 1) throw new Error(`${layers.length} layers instead of one`)
  return layer
}

describe('resizing one layer', () => {
  test('what lies opposite the handle stays where it is, however the layer is turned', () => {
    fc.assert(
      fc.property(anyLayer, pulls, (layer, gesture) => {
        const before = anchorOf(layer, gesture.handle, gesture.fromCentre)
        const after = anchorOf(only(resize([layer], gesture)), gesture.handle, gesture.fromCentre)
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6)
      }),
    )
  })

  test('a kept ratio is kept, from every handle', () => {
    fc.assert(
      fc.property(turned, pulls, (frame, gesture) => {
        const { width, height } = resizeFrame(frame, { ...gesture, keepRatio: true })
        expect(width / height / (frame.width / frame.height)).toBeCloseTo(1, 6)
      }),
    )
  })

  test('no side becomes shorter than 20, and one that was shorter does not shrink', () => {
    fc.assert(
      fc.property(turned, pulls, (frame, gesture) => {
        const { width, height } = resizeFrame(frame, gesture)
        expect(width).toBeGreaterThan(Math.min(20, frame.width) - 1e-6)
        expect(height).toBeGreaterThan(Math.min(20, frame.height) - 1e-6)
      }),
    )
  })

  test('the pulled corner follows the pointer when the layer is turned by a quarter', () => {
    const layer = { ...rectangle, x: 0, y: 0, width: 100, height: 60, rotation: 90 }
    const [, , cornerBefore] = layerCorners(layer)
    const [, , corner] = layerCorners(only(resize([layer], pull('se', -30, 40))))
    expect(corner).toEqual({ x: cornerBefore.x - 30, y: cornerBefore.y + 40 })
  })

  test('pulled across the opposite edge it stops instead of turning over', () => {
    const layer = { ...rectangle, x: 100, y: 100, width: 100, height: 100 }
    expect(only(resize([layer], pull('e', -500, 0)))).toMatchObject({ x: 100, width: 20, height: 100 })
    expect(only(resize([layer], pull('nw', 500, 500)))).toMatchObject({ x: 180, y: 180, width: 20, height: 20 })
  })

  test('strokes and radii keep their thickness', () => {
    const layer = { ...rectangle, data: { ...rectangle.data, strokeWidth: 3, cornerRadius: 8 } }
    expect(only(resize([layer], pull('se', 100, 100))).data).toEqual(layer.data)
  })

  test('a line grows longer and keeps its height, from a corner too', () => {
    expect(only(resize([line], pull('se', 50, 90)))).toMatchObject({ x: 0, y: 0, width: 150, height: 4 })
    expect(resize([line], pull('s', 0, 90))).toEqual([line])
  })
})

describe('resizing a text', () => {
  const broken = { ...text, data: { ...text.data, fontSize: 24, lines: ['Two', 'lines'] } }

  test('a corner scales its font with its box and keeps its lines', () => {
    const layer = only(resize([broken], pull('se', 200, 50)))
    expect(layer).toMatchObject({ width: 400, height: 100, data: { fontSize: 48, lines: ['Two', 'lines'] } })
  })

  test('a side changes its width and lets it wrap anew', () => {
    const layer = only(resize([broken], pull('w', -100, 0, { keepRatio: true })))
    expect(layer).toMatchObject({ x: -100, width: 300, height: 50, data: { fontSize: 24 } })
    expect(layer.data).not.toHaveProperty('lines')
  })

  test('pulling it up or down changes nothing', () => {
    const layers = [broken]
    expect(resize(layers, pull('s', 0, 80))).toBe(layers)
  })
})

describe('resizing several layers', () => {
  test('the frame keeps its anchor', () => {
    fc.assert(
      fc.property(fc.array(straightLayer, { minLength: 2, maxLength: 6 }), pulls, (layers, gesture) => {
        const [before, after] = [frameOf(layers), frameOf(resize(layers, { ...gesture, fromCentre: false }))]
        if (!before || !after) throw new Error('no frame')
        const { x, y } = handleSides[gesture.handle]
        if (x > 0) expect(after.x).toBeCloseTo(before.x, 5)
        if (x < 0) expect(after.x + after.width).toBeCloseTo(before.x + before.width, 5)
        if (y > 0) expect(after.y).toBeCloseTo(before.y, 5)
        if (y < 0) expect(after.y + after.height).toBeCloseTo(before.y + before.height, 5)
      }),
    )
  })

  test('turned layers grow alike, with the whole selection', () => {
    const layers = [
      { ...rectangle, x: 0, y: 0, width: 100, height: 100 },
      { ...rectangle, x: 200, y: 0, width: 100, height: 50, rotation: 30 },
    ]
    const before = frameOf(layers)
    const after = frameOf(resize(layers, pull('e', before?.width ?? 0, 0)))
    expect(after?.width).toBeCloseTo(2 * (before?.width ?? 0), 6)
    expect(after?.height).toBeCloseTo(2 * (before?.height ?? 0), 6)
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 6)
  })

  test('positions and sizes scale together, until the smallest layer can shrink no more', () => {
    const layers = [
      { ...rectangle, x: 0, y: 0, width: 100, height: 100 },
      { ...rectangle, x: 200, y: 0, width: 40, height: 100 },
    ]
    expect(resize(layers, pull('e', 240, 0))).toMatchObject([
      { x: 0, width: 200 },
      { x: 400, width: 80 },
    ])
    expect(resize(layers, pull('e', -230, 0))).toMatchObject([
      { x: 0, width: 50 },
      { x: 100, width: 20 },
    ])
    expect(resizeFrame({ x: 0, y: 0, width: 240, height: 100, rotation: 0 }, pull('e', -230, 0), layers).width).toBe(
      120,
    )
  })
})

describe('moving, turning and mirroring', () => {
  test('nothing moved means the same layers', () => {
    const layers = [rectangle]
    expect(translate(layers, 0, 0)).toBe(layers)
    expect(rotateLayers(layers, centreOf(rectangle), 0)).toBe(layers)
    expect(resize(layers, pull('se', 0, 0))).toBe(layers)
  })

  test('a turn carries every corner round the centre, and there and back is where it was', () => {
    fc.assert(
      fc.property(anyLayer, place, place, fc.integer({ min: -720, max: 720 }), (layer, x, y, degrees) => {
        const back = only(rotateLayers(rotateLayers([layer], { x, y }, degrees), { x, y }, -degrees))
        expect(back.x).toBeCloseTo(layer.x, 6)
        expect(back.y).toBeCloseTo(layer.y, 6)
        expect(back.rotation).toBe(layer.rotation)
      }),
    )
  })

  test('mirroring draws every point where a mirror in the middle shows it', () => {
    fc.assert(
      fc.property(fc.array(anyLayer, { minLength: 1, maxLength: 4 }), (layers) => {
        const middle = centreOf(selectionBounds(layers) ?? rectangle)
        flip(layers, 'horizontal').forEach((mirrored, index) => {
          const before = applyMatrix(toMatrix(layers[index] ?? rectangle), { x: 3, y: 7 })
          const after = applyMatrix(toMatrix(mirrored), { x: 3, y: 7 })
          expect(after.x).toBeCloseTo(2 * middle.x - before.x, 5)
          expect(after.y).toBeCloseTo(before.y, 5)
        })
      }),
    )
  })

  test('mirroring twice changes nothing', () => {
    const layer = { ...rectangle, rotation: 30 }
    expect(only(flip(flip([layer], 'vertical'), 'vertical'))).toEqual(layer)
  })
})
